/**
 * For text that may be in another script than the page, such as a film's title on an Arabic page: it keeps its own
 * direction, but is aligned like the page's own text. (`left` is mirrored for right-to-left languages.)
 */
export const ownDirection = { unicodeBidi: 'plaintext', textAlign: 'left' } as const
