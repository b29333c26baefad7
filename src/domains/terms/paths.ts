export const termsPaths = { terms: '/terms', privacy: '/privacy', accessibility: '/accessibility' } as const

/**
 * True for the path of a text that everybody may read (RULE-10). Ignores case and trailing slashes, like the router.
 */
export const isOpenText = (pathname: string): boolean =>
  Object.values<string>(termsPaths).includes(pathname.toLowerCase().replace(/\/+$/, ''))
