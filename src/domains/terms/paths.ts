export const termsPaths = { terms: '/terms', privacy: '/privacy' } as const

/** Is it the path of a text that everybody may read (RULE-10)? As the router matches it: in any case, with a last slash or without. */
export const isOpenText = (pathname: string): boolean =>
  Object.values<string>(termsPaths).includes(pathname.toLowerCase().replace(/\/+$/, ''))
