/** A language that the selector may offer. `name` is what its speakers call it. */
export interface OfferedLanguage {
  key: string
  name: string
}

/** The languages of the selector, in its order. `ba` is Bosnian, as hotels write it. */
export const offeredLanguages: readonly OfferedLanguage[] = [
  { key: 'ar', name: 'العربية' },
  { key: 'az', name: 'Azərbaycanca' },
  { key: 'ba', name: 'Bosanski' },
  { key: 'de', name: 'Deutsch' },
  { key: 'en', name: 'English' },
  { key: 'es', name: 'Español' },
  { key: 'et', name: 'Eesti' },
  { key: 'fa', name: 'فارسی' },
  { key: 'fi', name: 'Suomi' },
  { key: 'fr', name: 'Français' },
  { key: 'hr', name: 'Hrvatski' },
  { key: 'hu', name: 'Magyar' },
  { key: 'id', name: 'Bahasa Indonesia' },
  { key: 'it', name: 'Italiano' },
  { key: 'ja', name: '日本語' },
  { key: 'nl', name: 'Nederlands' },
  { key: 'pl', name: 'Polski' },
  { key: 'pt', name: 'Português' },
  { key: 'ro', name: 'Română' },
  { key: 'ru', name: 'Русский' },
  { key: 'sl', name: 'Slovenščina' },
  { key: 'sr', name: 'Српски' },
  { key: 'tr', name: 'Türkçe' },
  { key: 'zh-tw', name: '繁體中文' },
  { key: 'zh', name: '简体中文' },
]

const rightToLeft = ['ar', 'fa', 'he']

export const directionOf = (key: string): 'rtl' | 'ltr' => (rightToLeft.includes(key) ? 'rtl' : 'ltr')

/** The BCP 47 tag of a hotel's language key, for the document. */
export function localeOf(key: string): string {
  const tags: Record<string, string> = { ba: 'bs', zh: 'zh-Hans', 'zh-tw': 'zh-Hant-TW', en: 'en-US' }
  return tags[key] ?? key
}

/**
 * The same for Intl. The hotel's days are Gregorian and its prices in Latin figures, whatever language they are read
 * in; two kinds of figures on one screen would look like two hotels.
 */
export const intlLocaleOf = (key: string): string =>
  rightToLeft.includes(key) ? `${localeOf(key)}-u-ca-gregory-nu-latn` : localeOf(key)

/** The part of a browser's language before the dash, where it is offered; else English (LANG-16). */
export function browserLanguage(tag: string): string {
  const key = tag.toLowerCase()
  if (key === 'zh-tw' || key === 'zh-hant') return 'zh-tw'
  const first = key.split('-')[0] ?? ''
  const known = first === 'bs' ? 'ba' : first
  return offeredLanguages.some((language) => language.key === known) ? known : 'en'
}
