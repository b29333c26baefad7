const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns a formatter for dates in UTC. Formatters are cached, because creating one takes longer than using it. */
export function dateFormat(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, style])
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
    formats.set(key, format)
  }
  return format
}
