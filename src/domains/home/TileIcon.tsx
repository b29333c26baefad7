import { styled } from '@mui/material/styles'

/** The icon of a tile without a picture. */
export const TileIcon = styled('span')({
  fontSize: '2.5rem',
  display: 'inline-flex',
  '& > svg': { fontSize: 'inherit' },
})
