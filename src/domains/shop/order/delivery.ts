import { addDays, hotelTime } from '../../../core/time/clock.ts'

const step = 5
const stepMs = step * 60_000

/** Now plus the shop's estimate, rounded up to five minutes: what "as soon as possible" stands for (ORD-17). */
export const soonestDelivery = (now: number, estimateMinutes: number | null): number =>
  Math.ceil((now + Math.max(0, estimateMinutes ?? 0) * 60_000) / stepMs) * stepMs

/** As an order carries it, in the hotel's local time (ORD-03). @param instant milliseconds */
export const deliveryTime = hotelTime

/** Has a chosen time passed? @param chosen `YYYY-MM-DD HH:MM:SS` by the hotel's clock */
export const hasPassed = (chosen: string, now: number, timezone: string | null): boolean =>
  chosen < hotelTime(now, timezone)

/** A time to choose: a day and the minutes of it, by the hotel's clock. */
export interface ChosenTime {
  date: string
  hour: number
  minute: number
}

const two = (value: number) => String(value).padStart(2, '0')

export const wallClockOf = ({ date, hour, minute }: ChosenTime): string =>
  `${date} ${two(hour)}:${two(minute)}:00`

export const chosenTimeOf = (wallClock: string): ChosenTime => ({
  date: wallClock.slice(0, 10),
  hour: Number(wallClock.slice(11, 13)),
  minute: Number(wallClock.slice(14, 16)),
})

const maxDays = 7

/** The days to choose from: a week, or until the guest leaves. @param lastDate day of the check-out */
export function daysFrom(earliest: string, lastDate: string | null): string[] {
  const first = earliest.slice(0, 10)
  const days = Array.from({ length: maxDays }, (_, at) => addDays(first, at))
  return days.filter((date) => date === first || lastDate === null || date <= lastDate)
}

const range = (count: number, factor = 1) => Array.from({ length: count }, (_, at) => at * factor)

/** The hours of a day in which there is a time that is not too early. */
export const hoursOf = (date: string, earliest: string): number[] =>
  range(24).filter((hour) => wallClockOf({ date, hour, minute: 60 - step }) >= earliest)

export const minutesOf = (date: string, hour: number, earliest: string): number[] =>
  range(60 / step, step).filter((minute) => wallClockOf({ date, hour, minute }) >= earliest)

/** The chosen time where it is not too early, else the nearest later one of that day. */
export function notBefore(chosen: ChosenTime, earliest: string): ChosenTime {
  const { date } = chosen
  const hours = hoursOf(date, earliest)
  const hour = hours.includes(chosen.hour) ? chosen.hour : (hours[0] ?? chosen.hour)
  const minutes = minutesOf(date, hour, earliest)
  const minute = minutes.includes(chosen.minute) ? chosen.minute : (minutes[0] ?? chosen.minute)
  return { date, hour, minute }
}
