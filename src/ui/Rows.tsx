import { styled } from '@mui/material/styles'
import { plainList } from './sharedStyles.ts'

/** A list of `Row`s. `data-card` gives it the background of a card. */
export const Rows = styled('ul')(({ theme }) => ({
  ...plainList,
  '&[data-card]': {
    padding: '0.5rem 1.25rem',
    borderRadius: theme.tokens.radius.card,
    backgroundColor: theme.palette.background.paper,
  },
}))
