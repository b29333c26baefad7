/** The hotel's wall clock. Texts of the form `YYYY-MM-DD HH:MM:SS` compare as the times they stand for. */

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
    // A zone that the browser does not know: the device's own is the next best (ORD-03).
    return new Intl.DateTimeFormat('en-GB', options)
  }
}

/** An instant as the hotel's clock shows it, `YYYY-MM-DD HH:MM:SS`; without a time zone the device's clock. */
export function hotelTime(instant: number, timezone: string | null): string {
  const parts: Record<string, string> = {}
  for (const { type, value } of formatOf(timezone).formatToParts(instant)) parts[type] = value
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts
  // Older engines call midnight 24.
  return `${year.padStart(4, '0')}-${month}-${day} ${hour === '24' ? '00' : hour}:${minute}:${second}`
}

/** The time of day of a wall-clock text, `HH:MM:SS`. */
export const timeOfDay = (wallClock: string): string => wallClock.slice(11)

/** The date that lies so many days after another. */
export function addDays(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}
