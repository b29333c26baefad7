/** The keys of the languages of the selector, in its order. `ba` is Bosnian, as hotels write it. */
export const offeredLanguages: readonly string[] =
  'ar az ba de en es et fa fi fr hr hu id it ja nl pl pt ro ru sl sr tr zh-tw zh'.split(' ')

const rightToLeft = ['ar', 'fa', 'he']

export const directionOf = (key: string): 'rtl' | 'ltr' => (rightToLeft.includes(key) ? 'rtl' : 'ltr')

/** The BCP 47 tag of a hotel's language key, for the document. */
export function localeOf(key: string): string {
  const tags: Record<string, string> = {
    ba: 'bs',
    en: 'en-US',
    // By itself it would be Brazil's.
    pt: 'pt-PT',
    zh: 'zh-Hans',
    'zh-tw': 'zh-Hant-TW',
  }
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
  return offeredLanguages.includes(known) ? known : 'en'
}
