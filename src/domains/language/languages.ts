/** The keys of the languages in the selector, in its order. Hotels use `ba` for Bosnian. */
export const offeredLanguages: readonly string[] =
  'ar az ba de en es et fa fi fr hr hu id it ja nl pl pt ro ru sl sr tr zh-tw zh'.split(' ')

/** The keys of further languages that have a catalogue: a guest's record, an address or the cookie may name one. */
export const furtherLanguages: readonly string[] =
  'bg ca cs da el eu gl he hi hy is ka kk ko lt lv mk ms no sk sq sv th uk vi'.split(' ')

export const hasCatalogue = (key: string): boolean => [...offeredLanguages, ...furtherLanguages].includes(key)

const rightToLeft = ['ar', 'fa', 'he']

export const directionOf = (key: string): 'rtl' | 'ltr' => (rightToLeft.includes(key) ? 'rtl' : 'ltr')

/** The BCP 47 tag of a hotel's language key, for the document. */
export function localeOf(key: string): string {
  const tags: Record<string, string> = {
    ba: 'bs',
    en: 'en-US',
    // Without a region it would mean Brazilian Portuguese.
    pt: 'pt-PT',
    zh: 'zh-Hans',
    'zh-tw': 'zh-Hant-TW',
  }
  return tags[key] ?? key
}

/**
 * The tag for Intl. Dates are Gregorian and figures Latin in every language, because the hotel's prices are written in
 * Latin figures.
 */
export const intlLocaleOf = (key: string): string =>
  rightToLeft.includes(key) ? `${localeOf(key)}-u-ca-gregory-nu-latn` : localeOf(key)

/**
 * The key for a browser's language tag, by its primary subtag; English if that is not offered (LANG-16). For Chinese,
 * which is offered in two scripts, the subtag after it decides.
 */
export function browserLanguage(tag: string): string {
  const key = tag.toLowerCase()
  if (key === 'zh-tw' || key === 'zh-hant') return 'zh-tw'
  const primary = key.split('-')[0] ?? ''
  const hotelKey = primary === 'bs' ? 'ba' : primary
  return offeredLanguages.includes(hotelKey) ? hotelKey : 'en'
}
