/** Clocks: the hotel's wall clock, and times of day as the guest reads them. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timezone: string | null): Intl.DateTimeFormat {
  const key = timezone ?? ''
  const known = formats.get(key)
  if (known) return known
  const made = makeFormat(timezone)
  formats.set(key, made)
  return made
}

function makeFormat(timezone: string | null): Intl.DateTimeFormat {
  const two = '2-digit'
  const options = {
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
    hour12: false,
  } as const
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, ...(timezone && { timeZone: timezone }) })
  } catch {
    // A zone that the browser does not know: the device's own is the next best.
    return new Intl.DateTimeFormat('en-GB', options)
  }
}

/**
 * An instant as the hotel's clock shows it, `YYYY-MM-DD HH:MM:SS`; without a time zone the device's clock. Such texts
 * compare as the times they stand for.
 */
export function hotelTime(instant: number, timezone: string | null): string {
  const parts: Record<string, string> = {}
  for (const { type, value } of formatOf(timezone).formatToParts(instant)) parts[type] = value
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts
  // Older engines call midnight 24.
  return `${year.padStart(4, '0')}-${month}-${day} ${hour === '24' ? '00' : hour}:${minute}:${second}`
}

/** The instant at which the hotel's clock shows this wall-clock text, in ms. */
export function momentOf(wallClock: string, timezone: string | null): number {
  const asUtc = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`)
  const wanted = asUtc(wallClock)
  const ahead = (at: number) => asUtc(hotelTime(at, timezone)) - Math.floor(at / 1000) * 1000
  // The first guess may have the offset of the other side of a change of the clocks; the second step is exact.
  const guess = wanted - ahead(wanted)
  return wanted - ahead(guess)
}

/** The time of day of a wall-clock text, `HH:MM:SS`. */
export const timeOfDay = (wallClock: string): string => wallClock.slice(11)

/** A wall-clock text so many minutes on. */
export function addMinutes(wallClock: string, minutes: number): string {
  const at = Date.parse(`${wallClock.replace(' ', 'T')}Z`) + minutes * 60_000
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}

/** The date, `YYYY-MM-DD`, that lies so many days after another. */
export const addDays = (date: string, days: number): string =>
  addMinutes(`${date} 00:00:00`, days * 24 * 60).slice(0, 10)

/** `date_format` settles it where the hotel gives one; else 12 hours for English, 24 for all others (GEN-04). */
export function countsTwelve(dateFormat: string, language: string): boolean {
  return dateFormat ? dateFormat.trim().startsWith('12') : language === 'en'
}

/** A time of day as the guest reads it, without seconds: `7:30 PM` or `19:30`. @param time `HH:MM` or `HH:MM:SS` */
export function readableTime(time: string, twelve: boolean): string {
  const [hour = '00', minute = '00'] = time.split(':')
  if (!twelve) return `${hour}:${minute}`
  return `${Number(hour) % 12 || 12}:${minute}\u00a0${Number(hour) < 12 ? 'AM' : 'PM'}`
}

/** The hour alone, for a choice of hours: `7 PM` or `19`. */
export function readableHour(hour: number, twelve: boolean): string {
  return twelve ? `${hour % 12 || 12}\u00a0${hour < 12 ? 'AM' : 'PM'}` : String(hour).padStart(2, '0')
}
