/** A year: the names of these files change with their content. */
export const forever = 'public,max-age=31536000,immutable'
/** An hour: files that rarely change, under names that stay. */
export const anHour = 'public,max-age=3600'
/** Asked for each time: a new build, or a new text of the property, is seen at once. */
export const never = 'no-cache'
/** Of what is not there, or failed: it may be there a moment later. */
export const noStore = 'no-store'

/** The folder of files with a hash in their name, below the app's path. */
export const hashedFolder = 'assets/'

/** Endings of the files that are kept for an hour. */
export const keptEndings = ['png', 'webp', 'svg', 'woff2'] as const

/** How long a file of the app may be kept, as `Cache-Control`. @param path below the app's path */
export function cachingOf(path: string): string {
  if (path.startsWith(hashedFolder)) return forever
  return keptEndings.some((ending) => path.endsWith(`.${ending}`)) ? anHour : never
}

/** Media types of the files that the build compresses beforehand, as `.br` and `.gz` beside them, by ending. */
export const compressedTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}
