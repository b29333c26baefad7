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
