import { cachedFormat } from './clock.ts'

/** Returns a formatter for dates in UTC. */
export const dateFormat = (locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cachedFormat(
    JSON.stringify([locale, style]),
    () => new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }),
  )
