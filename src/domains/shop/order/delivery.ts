import { type CalendarMinute, wallClockOf } from '../../../core/time/dates.ts'
import { lastMomentOf, momentsOf } from '../../../core/time/hotelClock.ts'

const stepMinutes = 5
const stepMs = stepMinutes * 60_000

/**
 * The time that "as soon as possible" stands for: now plus the shop's estimate, rounded up to five minutes (ORD-17).
 */
export const soonestDelivery = (now: number, estimateMinutes: number | null): number =>
  Math.ceil((now + Math.max(0, estimateMinutes ?? 0) * 60_000) / stepMs) * stepMs

/**
 * Whether a chosen time has passed. A time that comes twice, because the clocks go back, has passed with the second.
 * @param chosen `YYYY-MM-DD HH:MM:SS` by the hotel's clock
 */
export const hasPassed = (chosen: string, now: number, timezone: string | null): boolean =>
  lastMomentOf(chosen, timezone) < Math.floor(now / 1000) * 1000

/** The earliest time that may be chosen, in ms since 1970, and the zone of the hotel's clock. */
export interface Earliest {
  at: number
  timezone: string | null
}

/** Whether a time may be chosen: it exists on that day, and is not too early. */
export const isOffered = (time: CalendarMinute, { at, timezone }: Earliest): boolean =>
  momentsOf(wallClockOf(time), timezone).some((moment) => moment >= at)

const range = (count: number, factor = 1) => Array.from({ length: count }, (_, at) => at * factor)

/** The hours of a day that contain a time which may be chosen. */
export const hoursOf = (date: string, earliest: Earliest): number[] =>
  range(24).filter((hour) => minutesOf(date, hour, earliest).length > 0)

export const minutesOf = (date: string, hour: number, earliest: Earliest): number[] =>
  range(60 / stepMinutes, stepMinutes).filter((minute) => isOffered({ date, hour, minute }, earliest))

/** The chosen time if it may be chosen, else the nearest later one of that day. */
export function notBefore(chosen: CalendarMinute, earliest: Earliest): CalendarMinute {
  const { date } = chosen
  const hours = hoursOf(date, earliest)
  const hour = hours.find((one) => one >= chosen.hour) ?? hours[0] ?? chosen.hour
  const minutes = minutesOf(date, hour, earliest)
  const minute = minutes.includes(chosen.minute) ? chosen.minute : (minutes[0] ?? chosen.minute)
  return { date, hour, minute }
}
