import { cachedFormat } from './clock.ts'

/** Returns a formatter for dates in UTC. */
export const dateFormat = (locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cachedFormat(
    JSON.stringify([locale, style]),
    () => new Intl.DateTimeFormat(withNames(locale), { ...style, timeZone: 'UTC' }),
  )

/** What guests of a language read as well, for browsers that know it without the names of its months ("M11"). */
const related: Record<string, string> = { az: 'tr', bs: 'hr', kk: 'ru' }

function withNames(locale: string): string {
  const other = related[locale.slice(0, 2)]
  const isNameless = other && /M\d/.test(new Intl.DateTimeFormat(locale, { month: 'short' }).format(0))
  return isNameless ? other : locale
}
