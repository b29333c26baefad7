import { styled } from '@mui/material/styles'

/** A list of `Row`s. `data-card` gives it the background of a card. */
export const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-card]': {
    padding: '0.5rem 1.25rem',
    borderRadius: theme.tokens.radius.card,
    backgroundColor: theme.palette.background.paper,
  },
}))
