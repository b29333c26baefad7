import { continental, knownLocale } from './knownLocale.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Returns a formatter for numbers, which is cached, because creating it takes longer than using it. */
export function numberFormat(locale: string, style: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify([locale, style])
  const format = formats.get(key) ?? new Intl.NumberFormat(knownLocale(locale) ?? continental, style)
  formats.set(key, format)
  return format
}
