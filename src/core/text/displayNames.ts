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
