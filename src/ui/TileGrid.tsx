import { styled } from '@mui/material/styles'
import { onStandingKiosk, onTelevision } from './formFactor.ts'
import { plainList } from './sharedStyles.ts'

/** A list of tiles in as many columns as fit, at least two. Its children are `li`. */
export const TileGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: [
    'repeat(2, minmax(0, 1fr))',
    // One column where the text is too large for two.
    'repeat(auto-fill, minmax(max(8rem, calc(50% - 0.5rem)), 1fr))',
  ],
  gap: '1.5rem 1rem',
  ...plainList,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
    gap: '2rem 1.5rem',
  },
  [onTelevision]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  // Kiosk: few columns, so that the text can be read from two steps away.
  [onStandingKiosk]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
}))
