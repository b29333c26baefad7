import type { CSSObject } from '@mui/material/styles'

/**
 * For text that may be in another script than the page, such as a film's title on an Arabic page: it keeps its own
 * direction, but is aligned like the page's own text. (`left` is mirrored for right-to-left languages.)
 */
export const ownDirection = { unicodeBidi: 'plaintext', textAlign: 'left' } as const

/**
 * A length in rem that is limited by the width of the window, so that pictures, margins and targets leave space for
 * large text. In a window 320 pixels wide it is at most its length at 16 pixels per rem. Engines without `min()` use
 * the first value, which follows the text only.
 */
export const withinWindow = (rem: number): [string, string] => [`${rem}rem`, `min(${rem}rem, ${rem * 5}vw)`]

/** Covers its positioned parent. Old engines have no `inset`. */
export const covering = { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' } as const

/** A list without bullets, indentation and margins. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const

/** Cuts a text at the end of its line. */
export const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/** Cuts a text at the end of this line. */
export const clampedTo = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }) as const

/**
 * Breaks a word that is too long for its line with a hyphen, where the browser knows its language. Short words
 * stay whole where the browser counts letters.
 */
export const hyphenated = { hyphens: 'auto', hyphenateLimitChars: '9 4 4' } as const

/** Places its children below each other, in the middle of both directions. */
export const centredColumn = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
} as const

/**
 * Cuts a text to `lines` lines. Engines draw the ellipsis of a text that is aligned to its end, such as English text on
 * an Arabic page, beyond its edge, so the padding leaves room for it.
 */
export const shortened = (lines: number): CSSObject => ({
  ...clampedTo(lines),
  margin: ['0 -0.75rem', '0 max(-0.75rem, -3.75vw)'],
  padding: withinWindow(0.75).map((room) => `0 ${room}`),
})

/** Matches Windows' contrast themes and the like: the browser replaces all colours and removes shadows. */
export const forcedColours = '@media (forced-colors: active)'

/** With forced colours, shows a chosen, switched-on or filled element in the guest's own selection colours. */
export const chosenInForced: CSSObject = {
  [forcedColours]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
}

/** With forced colours, outlines an element that otherwise only its background colour distinguishes. */
export const edgeInForced: CSSObject = { [forcedColours]: { border: '0.0625rem solid ButtonText' } }

/** An invisible native input that covers the control around it, so that every press on the control is one on the input. */
export const coveringInput: CSSObject = {
  ...covering,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
}
