import { knownLocale } from './knownLocale.ts'

interface Names {
  of: (code: string) => string | undefined
}
type Options = { type: 'language' | 'region'; fallback?: 'none' }
interface Constructors {
  DisplayNames?: new (locale: string, options: Options) => Names
}

/**
 * Names of countries or languages in the reader's language, or in one that the reader knows as well. Null if the browser
 * has neither, and in engines without `Intl.DisplayNames` (Chromium before 81).
 */
export function displayNames(locale: string, options: Options): Names | null {
  const { DisplayNames } = Intl as Constructors
  const known = knownLocale(locale)
  return DisplayNames && known ? new DisplayNames(known, options) : null
}

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
