import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { forcedColours } from './sharedStyles.ts'

// The tick is a background image: an `input` has no children.
const tick = (colour: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${colour}' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'><path d='m5.5 12.5 4.2 4.2L18.5 8'/></svg>`,
  )}")`

/** The style of native checkboxes and radio buttons. */
export const tickStyle = (theme: Theme): CSSObject => ({
  WebkitAppearance: 'none',
  appearance: 'none',
  flex: 'none',
  boxSizing: 'border-box',
  width: '1.625rem',
  height: '1.625rem',
  margin: 0,
  cursor: 'pointer',
  border: `0.109375rem solid ${theme.tokens.edge}`,
  borderRadius: '0.5rem',
  backgroundColor: theme.palette.background.paper,
  backgroundPosition: 'center',
  backgroundSize: '1.25rem',
  backgroundRepeat: 'no-repeat',
  transition: theme.transitions.create(['background-color', 'border-color'], { duration: 150 }),
  '&[type="radio"]': { borderRadius: '50%' },
  '&:checked': {
    borderColor: theme.tokens.fill,
    backgroundColor: theme.tokens.fill,
    backgroundImage: tick(theme.tokens.onFill),
  },
  '&[type="radio"]:checked': {
    backgroundImage: `radial-gradient(circle, ${theme.tokens.onFill} 0.28125rem, transparent 0.34375rem)`,
  },
  '&[aria-invalid="true"]': { borderColor: theme.palette.error.main },
  '&:disabled': { opacity: 0.45, cursor: 'default' },
  // The browser's native control shows its state in any forced colours.
  [forcedColours]: {
    WebkitAppearance: 'auto',
    appearance: 'auto',
    '&&:checked': { backgroundImage: 'none' },
  },
})

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
