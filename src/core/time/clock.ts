/**
 * The hotel's wall clock, and times of day in the guest's format. A wall-clock text is `YYYY-MM-DD HH:MM:SS`; its parts
 * have fixed widths, so that wall-clock texts compare like the times that they stand for.
 */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the formatter of that key. Formatters are cached, because creating one takes longer than using it. */
export function cachedFormat(key: string, create: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  const format = formats.get(key) ?? create()
  formats.set(key, format)
  return format
}

function createFormat(timezone: string | null): Intl.DateTimeFormat {
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  } as const
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, ...(timezone && { timeZone: timezone }) })
  } catch {
    // The browser does not know the zone: the device's own is the next best.
    return new Intl.DateTimeFormat('en-GB', options)
  }
}

/** The hotel's time at an instant, as a wall-clock text; the device's time if there is no time zone. */
export function hotelTime(instant: number, timezone: string | null): string {
  const format = cachedFormat(timezone ?? '', () => createFormat(timezone))
  const parts: Record<string, string> = {}
  for (const { type, value } of format.formatToParts(instant)) parts[type] = value
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts
  // Older engines write midnight as 24.
  return `${year.padStart(4, '0')}-${month}-${day} ${hour === '24' ? '00' : hour}:${minute}:${second}`
}

/** A wall-clock text read as if it were UTC, in ms since 1970. */
const asUtc = (wallClock: string): number => Date.parse(`${wallClock.replace(' ', 'T')}Z`)

/** The time of day of a wall-clock text, `HH:MM:SS`. */
export const timeOfDay = (wallClock: string): string => wallClock.slice(11)

/** The date, `YYYY-MM-DD`, on the hotel's clock at an instant. */
export const hotelDate = (instant: number, timezone: string | null): string =>
  hotelTime(instant, timezone).slice(0, 10)

/** The hour, 0 to 23, on the hotel's clock at an instant. */
export const hotelHour = (instant: number, timezone: string | null): number =>
  Number(hotelTime(instant, timezone).slice(11, 13))

/** The wall-clock text that is later than another by a number of minutes. */
export function addMinutes(wallClock: string, minutes: number): string {
  const later = asUtc(wallClock) + minutes * 60_000
  return new Date(later).toISOString().slice(0, 19).replace('T', ' ')
}

/** The date, `YYYY-MM-DD`, that is later than another by a number of days. */
export const addDays = (date: string, days: number): string =>
  addMinutes(`${date} 00:00:00`, days * 24 * 60).slice(0, 10)

/** True for AM/PM times: as the hotel's `date_format` says, without it for English only (GEN-04). */
export function uses12HourClock(dateFormat: string, language: string): boolean {
  return dateFormat ? dateFormat.trim().startsWith('12') : language === 'en'
}

/** A time of day: `7:30 PM` or `19:30`; on request with its seconds. @param time `HH:MM` or `HH:MM:SS` */
export function readableTime(time: string, is12Hour: boolean, hasSeconds = false): string {
  const [hour = '00', minute = '00', second = '00'] = time.split(':')
  const rest = hasSeconds ? `${minute}:${second}` : minute
  if (!is12Hour) return `${hour}:${rest}`
  return `${Number(hour) % 12 || 12}:${rest}\u00a0${Number(hour) % 24 < 12 ? 'AM' : 'PM'}`
}

/** The hour alone, for a choice of hours: `7 PM` or `19`. */
export function readableHour(hour: number, is12Hour: boolean): string {
  return is12Hour ? `${hour % 12 || 12}\u00a0${hour < 12 ? 'AM' : 'PM'}` : String(hour).padStart(2, '0')
}
