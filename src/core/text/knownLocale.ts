/**
 * What guests of a language read as well, for browsers that lack it, which would write in the device's language, or
 * know it without its names ("M11" for a month, "Germany" for a country). Georgian and Albanian have no such relative.
 */
const related: Record<string, string> = {
  az: 'tr',
  bs: 'hr',
  eu: 'es',
  gl: 'es',
  hy: 'ru',
  is: 'da',
  kk: 'ru',
  mk: 'sr',
}

/** Writes numbers, and dates in figures, as most of the continent does. */
export const continental = 'de'

/** The locale, if the browser can write in it, or else that of a related language; undefined if there is neither. */
export const knownLocale = (locale: string): string | undefined =>
  hasNames(locale) ? locale : related[locale.slice(0, 2)]

const hasNames = (locale: string) =>
  Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0 &&
  !/M\d/.test(new Intl.DateTimeFormat(locale, { month: 'short' }).format(0))

const formats = new Map<string, Intl.NumberFormat>()

/** Returns a formatter for numbers, which is cached, because creating it takes longer than using it. */
export function numberFormat(locale: string, style: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify([locale, style])
  const format = formats.get(key) ?? new Intl.NumberFormat(knownLocale(locale) ?? continental, style)
  formats.set(key, format)
  return format
}
