/** Date and time of a bill's line in the hotel's format: `yymmdd` of this century and `hhmmss`. */

/** Converts a date to `YYYY-MM-DD`; null if it is invalid (BILL-04). */
export function billDate(digits: string): string | null {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(digits.trim()) ?? []
  if (!year) return null
  const date = `20${year}-${month}-${day}`
  const parsed = new Date(`${date}T00:00:00Z`)
  // `Date` may read the 31st of February as a day of March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null
}

/** Converts a time to `HH:MM`; null if it is invalid (BILL-05). */
export function billTime(digits: string): string | null {
  const [, hour, minute] = /^([01]\d|2[0-3])([0-5]\d)[0-5]\d$/.exec(digits.trim()) ?? []
  return hour ? `${hour}:${minute}` : null
}
