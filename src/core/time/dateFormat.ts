import { continental, knownLocale } from '../text/knownLocale.ts'
import { cachedFormat } from './clock.ts'

/** Returns a formatter for dates in UTC. */
export const dateFormat = (locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cachedFormat(JSON.stringify([locale, style]), () => create(locale, style))

function create(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = knownLocale(locale)
  // Without a relative, a date is figures in the order of the continent; a weekday alone stays in the device's language.
  const figures = !known && style.day && { weekday: undefined, month: style.month && ('numeric' as const) }
  return new Intl.DateTimeFormat(known ?? (figures ? continental : locale), {
    ...style,
    ...figures,
    timeZone: 'UTC',
  })
}
