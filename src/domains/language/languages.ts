interface Language {
  /** What its speakers call it, if the selector offers it; a guest's record, an address or the cookie may name others. */
  name?: string
  /** The BCP 47 tag, if the hotels' key is that of another language or leaves the script or the country open. */
  tag?: string
  isRightToLeft?: true
}

/** The languages that have a catalogue, in the order of the selector. Hotels use `ba` for Bosnian. */
const languages: Readonly<Record<string, Language>> = {
  ar: { name: 'العربية', isRightToLeft: true },
  az: { name: 'Azərbaycanca' },
  ba: { name: 'Bosanski', tag: 'bs' },
  bg: {},
  ca: {},
  cs: {},
  da: {},
  de: { name: 'Deutsch' },
  el: {},
  en: { name: 'English', tag: 'en-US' },
  es: { name: 'Español' },
  et: { name: 'Eesti' },
  eu: {},
  fa: { name: 'فارسی', isRightToLeft: true },
  fi: { name: 'Suomi' },
  fr: { name: 'Français' },
  gl: {},
  he: { isRightToLeft: true },
  hi: {},
  hr: { name: 'Hrvatski' },
  hu: { name: 'Magyar' },
  hy: {},
  id: { name: 'Bahasa Indonesia' },
  is: {},
  it: { name: 'Italiano' },
  ja: { name: '日本語' },
  ka: {},
  kk: {},
  ko: {},
  lt: {},
  lv: {},
  mk: {},
  ms: {},
  nl: { name: 'Nederlands' },
  no: {},
  pl: { name: 'Polski' },
  // Without a region it would mean Brazilian Portuguese.
  pt: { name: 'Português', tag: 'pt-PT' },
  ro: { name: 'Română' },
  ru: { name: 'Русский' },
  sk: {},
  sl: { name: 'Slovenščina' },
  sq: {},
  sr: { name: 'Српски' },
  sv: {},
  th: {},
  tr: { name: 'Türkçe' },
  uk: {},
  vi: {},
  'zh-tw': { name: '繁體中文', tag: 'zh-Hant-TW' },
  zh: { name: '简体中文', tag: 'zh-Hans' },
}

/** The keys of all languages that have a catalogue. */
export const languageKeys: readonly string[] = Object.keys(languages)

/** The keys of the languages in the selector, in its order. */
export const offeredLanguages: readonly string[] = languageKeys.filter((key) => languages[key]?.name)

export const hasCatalogue = (key: string): boolean => languageKeys.includes(key)

/** What the speakers of an offered language call it. */
export const nameOf = (key: string): string => languages[key]?.name ?? key

export const directionOf = (key: string): 'rtl' | 'ltr' => (languages[key]?.isRightToLeft ? 'rtl' : 'ltr')

/** The BCP 47 tag of a hotel's language key, for the document. */
export const localeOf = (key: string): string => languages[key]?.tag ?? key

/**
 * The tag under which i18next keeps the texts. Its plural rules depend on it: some of the hotels' language keys are tags of
 * another language, or of a country.
 */
export const i18nTag = (key: string): string => localeOf(key).toLowerCase()

/**
 * The tag for Intl. Dates are Gregorian and figures Latin in every language, because the hotel's dates and prices are.
 * Some languages, such as Thai and Persian, have others by default, and so have some devices.
 */
export const intlLocaleOf = (key: string): string => `${localeOf(key)}-u-ca-gregory-nu-latn`

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
