import { cachedFormat } from './clock.ts'

/** Returns a formatter for dates in UTC. */
export const dateFormat = (locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cachedFormat(JSON.stringify([locale, style]), () => create(locale, style))

/**
 * What guests of a language read as well, for browsers that lack it, which would write in the device's language, or
 * know it without the names of its months ("M11"). Georgian and Albanian have no such relative.
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

function create(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = hasNames(locale) ? locale : related[locale.slice(0, 2)]
  // Without a relative, a date is figures in the order of the continent; a weekday alone stays in the device's language.
  const figures = !known && style.day && { weekday: undefined, month: style.month && ('numeric' as const) }
  return new Intl.DateTimeFormat(known ?? (figures ? 'de' : locale), {
    ...style,
    ...figures,
    timeZone: 'UTC',
  })
}

const hasNames = (locale: string) =>
  Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0 &&
  !/M\d/.test(new Intl.DateTimeFormat(locale, { month: 'short' }).format(0))
