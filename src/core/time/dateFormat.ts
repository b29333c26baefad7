const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats instants as dates of UTC. To make a format takes longer than all that is done with it: each is made once. */
export function dateFormat(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, style])
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
    formats.set(key, format)
  }
  return format
}
