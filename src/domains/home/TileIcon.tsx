import { styled } from '@mui/material/styles'

/** Stands in a tile where there is no picture. */
export const TileIcon = styled('span')({
  fontSize: '2.5rem',
  display: 'inline-flex',
  '& > svg': { fontSize: 'inherit' },
})
