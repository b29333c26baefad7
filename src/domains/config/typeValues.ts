import { booleans, numbers, type SystemValues, systemValueNames } from './values.ts'

/** Smaller values are ignored with a warning. */
const minValues: Partial<Record<keyof SystemValues, number>> = {
  checkin_validity_interval: 10_000,
  receive_timeout: 1,
  price_decimal_precision: 0,
  weather_refresh: 1,
}
/**
 * Larger values are ignored, too, whatever they are for: a browser's timer with a longer delay, in ms, fires at once.
 */
const maxValue = 2 ** 31 - 1

/**
 * Converts the values that the hotel sent. A boolean is true if its text is `true`, and numbers are integers. Empty and
 * unusable values are left out, and so are names that the app does not know.
 */
export function typeValues(
  raw: Record<string, unknown>,
  warn: (message: string) => void,
): Partial<SystemValues> {
  const typed: Record<string, unknown> = {}
  for (const name of systemValueNames) {
    const value = raw[name]
    if (value === undefined || value === null || value === '') continue
    if (name in booleans) typed[name] = value === true || value === 'true'
    else if (name in numbers) {
      const parsed = Number.parseInt(String(value), 10)
      const min = minValues[name] ?? Number.NEGATIVE_INFINITY
      if (Number.isNaN(parsed) || parsed < min || parsed > maxValue)
        warn(`system value ${name} is ignored: it is no usable number`)
      else typed[name] = parsed
    } else typed[name] = String(value)
  }
  return typed as Partial<SystemValues>
}
