import { hotelTime } from '../../../core/time/clock.ts'
import { type CalendarMinute, wallClockOf } from '../../../core/time/dates.ts'

const stepMinutes = 5
const stepMs = stepMinutes * 60_000

/**
 * The time that "as soon as possible" stands for: now plus the shop's estimate, rounded up to five minutes (ORD-17).
 */
export const soonestDelivery = (now: number, estimateMinutes: number | null): number =>
  Math.ceil((now + Math.max(0, estimateMinutes ?? 0) * 60_000) / stepMs) * stepMs

/** Whether a chosen time has passed. @param chosen `YYYY-MM-DD HH:MM:SS` by the hotel's clock */
export const hasPassed = (chosen: string, now: number, timezone: string | null): boolean =>
  chosen < hotelTime(now, timezone)

const range = (count: number, factor = 1) => Array.from({ length: count }, (_, at) => at * factor)

/** The hours of a day that contain a time which is not too early. */
export const hoursOf = (date: string, earliest: string): number[] =>
  range(24).filter((hour) => wallClockOf({ date, hour, minute: 60 - stepMinutes }) >= earliest)

export const minutesOf = (date: string, hour: number, earliest: string): number[] =>
  range(60 / stepMinutes, stepMinutes).filter((minute) => wallClockOf({ date, hour, minute }) >= earliest)

/** The chosen time if it is not too early, else the nearest later one of that day. */
export function notBefore(chosen: CalendarMinute, earliest: string): CalendarMinute {
  const { date } = chosen
  const hours = hoursOf(date, earliest)
  const hour = hours.includes(chosen.hour) ? chosen.hour : (hours[0] ?? chosen.hour)
  const minutes = minutesOf(date, hour, earliest)
  const minute = minutes.includes(chosen.minute) ? chosen.minute : (minutes[0] ?? chosen.minute)
  return { date, hour, minute }
}
