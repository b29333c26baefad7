import type { CSSObject } from '@mui/material/styles'

/**
 * What the hotel theme knows beyond MUI's palette. Pieces read it as `theme.tokens`; a file that does so imports
 * this one for its types (`import type {} from './theme.types.ts'`).
 */
export interface Tokens {
  /** Recessed ground: tracks, unchosen pills, the place where a picture will be. */
  well: string
  /** Ground of what floats: dialogs, sheets, menus. */
  raised: string
  /** Boundary of a control, at least 3:1 against every ground. */
  edge: string
  /** A line that only whispers. */
  hairline: string
  /** The hotel's colour as a shape (at least 3:1), with the text that stands on it. */
  fill: string
  fillHover: string
  onFill: string
  /** Tint of the hotel's colour behind a chosen thing; text on it keeps its contrast. */
  wash: string
  /** Shadow of what floats; nothing else has one. */
  float: string
  /** The ring around what has the focus, and its form on top of pictures. */
  focusRing: CSSObject
  pictureFocusRing: CSSObject
  radius: { card: string; field: string; pill: string }
  /** Figures of one width, for prices and times. */
  figures: CSSObject
  displayFamily: string
}

declare module '@mui/material/styles' {
  interface Theme {
    tokens: Tokens
  }
  interface ThemeOptions {
    tokens: Tokens
  }
}
