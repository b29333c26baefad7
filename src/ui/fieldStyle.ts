import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { forcedColours } from './forcedColours.ts'

/** The style of all native text controls. */
export const fieldStyle = (theme: Theme): CSSObject => ({
  ...theme.typography.body1,
  // Browsers do not let controls inherit the font by default.
  fontFamily: 'inherit',
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '3.25rem',
  margin: 0,
  padding: '0.75rem 1rem',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `0.09375rem solid ${theme.tokens.edge}`,
  borderRadius: theme.tokens.radius.field,
  WebkitAppearance: 'none',
  appearance: 'none',
  outline: 0,
  transition: theme.transitions.create(['border-color', 'box-shadow'], { duration: 150 }),
  '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  '&:focus': {
    borderColor: theme.palette.primary.main,
    boxShadow: `0 0 0 0.0625rem ${theme.palette.primary.main}`,
  },
  [forcedColours]: { '&:focus': { outline: '0.1875rem solid Highlight' } },
  '&[aria-invalid="true"]': {
    borderColor: theme.palette.error.main,
    boxShadow: `0 0 0 0.0625rem ${theme.palette.error.main}`,
  },
  '&:disabled': { opacity: 0.55 },
})

export const FieldLabel = styled('label')(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'block',
  marginBottom: '0.375rem',
}))

export const FieldNote = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.375rem 0 0',
  overflowWrap: 'anywhere',
  color: theme.palette.text.secondary,
  '&[data-error]': { display: 'flex', alignItems: 'flex-start', color: theme.palette.error.main },
  '& > svg': { marginInlineEnd: '0.375rem', marginTop: '0.0625rem' },
}))
