import { displayNames } from './displayNames.ts'

/** Name of a language in the reader's language; in itself, or its key, where the browser cannot write that. */
export function languageName(key: string, locale: string): string {
  try {
    const names = displayNames(locale, { type: 'language' }) ?? displayNames(key, { type: 'language' })
    const name = names?.of(key) ?? key.toUpperCase()
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    // The hotel's key is not the tag of a language.
    return key.toUpperCase()
  }
}
