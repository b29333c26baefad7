/** The date and time of a bill's line, as the hotel writes them: `yymmdd` of this century and `hhmmss`. */

/** As `YYYY-MM-DD`; null where the digits are no date of the calendar (BILL-04). */
export function billDate(digits: string): string | null {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(digits.trim()) ?? []
  if (!year) return null
  const date = `20${year}-${month}-${day}`
  const parsed = new Date(`${date}T00:00:00Z`)
  // The 31st of February would be read as a day of March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null
}

/** As `HH:MM`; null where the digits are no time of day (BILL-05). */
export function billTime(digits: string): string | null {
  const [, hour, minute] = /^([01]\d|2[0-3])([0-5]\d)[0-5]\d$/.exec(digits.trim()) ?? []
  return hour ? `${hour}:${minute}` : null
}
