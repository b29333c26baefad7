import type { CSSObject, Theme } from '@mui/material/styles'
import { forcedColours } from './forcedColours.ts'

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
