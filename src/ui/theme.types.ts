import type { CSSObject } from '@mui/material/styles'

/**
 * The values of the hotel theme beyond MUI's palette, as `theme.tokens`. A file that uses them may have to import this
 * one for its types (`import type {} from './theme.types.ts'`).
 */
export interface Tokens {
  /** Recessed background: tracks, unchosen pills, the space of a picture. */
  well: string
  /** Background of floating elements: dialogs, sheets, menus. */
  raised: string
  /** Border of a control, with a contrast of at least 3:1 to every background. */
  edge: string
  /** A line or hover tint of very low contrast. */
  hairline: string
  /** The hotel's colour for shapes (at least 3:1), and the text colour on it. */
  fill: string
  fillHover: string
  onFill: string
  /** Tint of the hotel's colour behind chosen elements; text on it keeps its contrast. */
  wash: string
  /** Shadow of floating elements. */
  float: string
  /** The focus ring, and the one for elements on pictures. */
  focusRing: CSSObject
  pictureFocusRing: CSSObject
  radius: { card: string; field: string; pill: string }
  /** Tabular figures, for prices and times. */
  figures: CSSObject
}

declare module '@mui/material/styles' {
  interface Theme {
    tokens: Tokens
  }
  interface ThemeOptions {
    tokens: Tokens
  }
}
