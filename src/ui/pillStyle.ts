import type { CSSObject, Theme } from '@mui/material/styles'
import { onTelevision } from './formFactor.ts'
import { chosenInForced, edgeInForced } from './sharedStyles.ts'

/** The style of a pill. `chosenPillStyle` is added to it for a chosen pill. */
export const pillStyle = (theme: Theme): CSSObject => ({
  ...theme.typography.body2,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  minHeight: '3rem',
  padding: '0.5rem 1.125rem',
  border: 0,
  cursor: 'pointer',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '[data-wrap] &': { whiteSpace: 'normal' },
  color: theme.palette.text.primary,
  backgroundColor: theme.tokens.well,
  borderRadius: theme.tokens.radius.pill,
  transition: theme.transitions.create(['background-color', 'color'], { duration: 150 }),
  ...edgeInForced,
})

export const chosenPillStyle = (theme: Theme): CSSObject => ({
  color: theme.tokens.onFill,
  backgroundColor: theme.tokens.fill,
  ...chosenInForced,
})

// Fades out within the padding, where pills are visible only if the line can scroll further in that direction.
const fading =
  'linear-gradient(to right, transparent, #000 var(--start, var(--side)), #000 calc(100% - var(--side)), transparent)'

/** Pills in one line that scrolls horizontally, or in several lines. Padded on all sides for the focus ring. */
export const pillLineStyle: CSSObject = {
  display: 'flex',
  margin: '0 calc(-1 * var(--side, 0px))',
  padding: '0.375rem var(--side, 0px)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  WebkitOverflowScrolling: 'touch',
  '&::-webkit-scrollbar': { display: 'none' },
  // On a phone the line ends at the edge of the window; on wider screens it ends within the page, where pills would
  // look cut off.
  '@media (min-width: 600px)': {
    maskImage: fading,
    scrollPadding: '0 var(--side)',
  },
  // `:not(style)` raises the specificity above that of the pill's own margin of 0.
  '& > :not(style)': { marginInlineEnd: '0.5rem' },
  // The rail is beside the line, so the line extends less in that direction.
  [onTelevision]: { '--start': '1rem', marginLeft: '-1rem', paddingLeft: '1rem' },
  '&[data-wrap]': {
    flexWrap: 'wrap',
    overflow: 'visible',
    maskImage: 'none',
    margin: 0,
    padding: 0,
    '& > :not(style)': { marginBottom: '0.5rem', maxWidth: '100%' },
  },
}
