import type { CSSObject } from '@mui/material/styles'
import { clampedTo } from './sharedStyles.ts'
import { withinWindow } from './withinWindow.ts'

/**
 * Cuts a text to `lines` lines. Engines draw the ellipsis of a text that is aligned to its end, such as English text on
 * an Arabic page, beyond its edge, so the padding leaves room for it.
 */
export const shortened = (lines: number): CSSObject => ({
  ...clampedTo(lines),
  margin: ['0 -0.75rem', '0 max(-0.75rem, -3.75vw)'],
  padding: withinWindow(0.75).map((room) => `0 ${room}`),
})
