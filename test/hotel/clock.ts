// The hotel's one clock. The desk may set it; it then runs on from there. Zones are those of the properties.

export interface LocalTime {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM:SS` */
  time: string
}

export class HotelClock {
  readonly #real: () => number
  #ahead = 0

  constructor(real: () => number = Date.now) {
    this.#real = real
  }

  /** Hotel time in milliseconds since the Unix epoch. */
  now(): number {
    return this.#real() + this.#ahead
  }

  iso(at = this.now()): string {
    return new Date(at).toISOString()
  }

  /** Sets the clock to a moment, from which it runs on; null resets it to the real time. */
  set(moment: string | null): void {
    this.#ahead = moment === null ? 0 : Date.parse(moment) - this.#real()
  }

  local(zone: string): LocalTime {
    return localTime(this.now(), zone)
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    // The Swedish locale formats dates and times as the protocol does.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(zone, format)
  }
  return format
}

export function localTime(at: number, zone: string): LocalTime {
  const [date = '', time = ''] = formatOf(zone).format(at).split(' ')
  return { date, time }
}

const dayMs = 86_400_000

/** The offsets from UTC, in ms, that a zone has a day before and a day after a date and time. */
function offsetsAround(date: string, time: string, zone: string): number[] {
  const utc = Date.parse(`${date}T${time}Z`)
  const offsetAt = (at: number) => {
    const local = localTime(at, zone)
    return Date.parse(`${local.date}T${local.time}Z`) - at
  }
  return [offsetAt(utc - dayMs), offsetAt(utc + dayMs)]
}

/**
 * The moments at which a zone's clocks show this date and time, sorted: two in the hour that they repeat in autumn, none
 * in the hour that they leave out in spring.
 */
export function momentsOf(date: string, time: string, zone: string): number[] {
  const utc = Date.parse(`${date}T${time}Z`)
  const moments = new Set(offsetsAround(date, time, zone).map((offset) => utc - offset))
  return [...moments]
    .filter((at) => {
      const local = localTime(at, zone)
      return local.date === date && local.time === time
    })
    .sort((one, other) => one - other)
}

/** The first moment at which a zone's clocks show this date and time; for a time that they leave out, as much later. */
export function momentOf(date: string, time: string, zone: string): number {
  const utc = Date.parse(`${date}T${time}Z`)
  return momentsOf(date, time, zone)[0] ?? utc - Math.min(...offsetsAround(date, time, zone))
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}
