import { displayNames } from './displayNames.ts'

/** Name of a language in the reader's language; in itself, or its key, where the browser cannot write that. */
export function languageName(key: string, locale: string): string {
  const name = nameWithin(key, locale)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

/** The names for a list. Many languages write them without a capital, except for the first of a line. */
export const languageNames = (keys: readonly string[], locale: string): string[] =>
  keys.map((key, place) => (place === 0 ? languageName : nameWithin)(key, locale))

/** The name as within a sentence. */
function nameWithin(key: string, locale: string): string {
  try {
    const names = displayNames(locale, { type: 'language' }) ?? displayNames(key, { type: 'language' })
    return names?.of(key) ?? key.toUpperCase()
  } catch {
    // The hotel's key is not the tag of a language.
    return key.toUpperCase()
  }
}
