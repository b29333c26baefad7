// Stand-ins for the parts of `Intl`, which tell in which language they are asked to write.

/** Languages of the app that Chromium lacks, and those that it knows without names of months and countries. */
const lacking = ['eu', 'gl', 'hy', 'is', 'ka', 'mk', 'sq']
const nameless = ['az', 'bs', 'kk']

const supportedLocalesOf = (locale: string) => (lacking.includes(bare(locale)) ? [] : [locale])

/** The locale without its calendar and figures; "the device’s" if the browser would fall back to that. */
const bare = (locale: string) => locale.split('-u-')[0] ?? ''
const writtenIn = (locale: string) => (lacking.includes(bare(locale)) ? 'the device’s' : bare(locale))

/** Writes its locale and the parts of a date that have a style: `es: day 2-digit, month long`. */
class DateTimeFormat {
  static supportedLocalesOf = supportedLocalesOf
  readonly format: () => string
  constructor(locale: string, style: Intl.DateTimeFormatOptions) {
    const parts = Object.entries(style).filter(([part, how]) => part !== 'timeZone' && how)
    const months = nameless.includes(bare(locale)) ? 'M11, ' : ''
    this.format = () => `${months}${writtenIn(locale)}: ${parts.map((part) => part.join(' ')).join(', ')}`
  }
}

/** Writes its locale and the number: `es: 5`. */
class NumberFormat {
  static supportedLocalesOf = supportedLocalesOf
  readonly format: (amount: number) => string
  constructor(locale: string) {
    this.format = (amount) => `${writtenIn(locale)}: ${amount}`
  }
}

/** Names a country or language by the language that it writes and the code: `es: NO`. */
class DisplayNames {
  static supportedLocalesOf = supportedLocalesOf
  readonly of: (code: string) => string
  constructor(locale: string) {
    this.of = (code) => `${writtenIn(locale)}: ${code}`
  }
}

export const askedIntl = { ...Intl, DateTimeFormat, NumberFormat, DisplayNames }

/** What each language of the app is written in where it is not written in itself. Georgian and Albanian have no relative. */
export const related = {
  az: 'tr',
  bs: 'hr',
  eu: 'es',
  gl: 'es',
  hy: 'ru',
  is: 'da',
  kk: 'ru',
  mk: 'sr',
}
