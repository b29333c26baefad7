/**
 * For words that may be in another script than the page, such as a film's title in an Arabic one: they read in their own
 * direction, and stand where the page's own words stand. (`left` is mirrored for right-to-left languages.)
 */
export const ownDirection = { unicodeBidi: 'plaintext', textAlign: 'left' } as const
