import type { CSSObject } from '@mui/material/styles'
import { withinWindow } from './withinWindow.ts'

/**
 * A text of so many lines at most. Where it is aligned to its end, as an English one in an Arabic page, engines draw the
 * dots beyond its edge: there is room for them.
 */
export const shortened = (lines: number): CSSObject => ({
  display: '-webkit-box',
  WebkitLineClamp: lines,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  margin: ['0 -0.75rem', '0 max(-0.75rem, -3.75vw)'],
  padding: withinWindow(0.75).map((room) => `0 ${room}`),
})
