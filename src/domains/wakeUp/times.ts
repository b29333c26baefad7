import { addDays, hotelTime, momentOf } from '../clock.ts'

/** A time to wake at, by the hotel's clock. Without a date it is the next time that this hour comes. */
export interface WakeTime {
  date: string | null
  hour: number
  minute: number
}

const step = 5
const mostDays = 7
const preset = { hour: 7, minute: 0 }

export const hours = Array.from({ length: 24 }, (_, hour) => hour)
/** In steps of five; the odd minute of a wake-up that was set elsewhere is among them. */
export const minutesWith = (chosen: number): number[] =>
  [...new Set([...Array.from({ length: 60 / step }, (_, at) => at * step), chosen])].sort((a, b) => a - b)

export const presetTime: WakeTime = { date: null, ...preset }

const two = (value: number) => String(value).padStart(2, '0')
export const timeOf = ({ hour, minute }: WakeTime): string => `${two(hour)}:${two(minute)}`

/** The day that is meant: the chosen one, else today while the time is to come, else tomorrow (WAKE-02). */
export function dateOf(picked: WakeTime, now: number, timezone: string | null): string {
  if (picked.date) return picked.date
  const wallClock = hotelTime(now, timezone)
  const today = wallClock.slice(0, 10)
  return timeOf(picked) > wallClock.slice(11, 16) ? today : addDays(today, 1)
}

/** The instant that is meant, in ms. */
export const instantOf = (picked: WakeTime, now: number, timezone: string | null): number =>
  momentOf(`${dateOf(picked, now, timezone)} ${timeOf(picked)}:00`, timezone)

/** What a wake-up of the hotel's reads like by its clock. @param time ISO 8601 */
export function readWakeTime(time: string, timezone: string | null): WakeTime & { date: string } {
  const wallClock = hotelTime(Date.parse(time), timezone)
  return {
    date: wallClock.slice(0, 10),
    hour: Number(wallClock.slice(11, 13)),
    minute: Number(wallClock.slice(14, 16)),
  }
}

/** The days to choose from: a week, or until the guest leaves. @param lastDate day of the check-out */
export function daysFrom(now: number, timezone: string | null, lastDate: string | null): string[] {
  const today = hotelTime(now, timezone).slice(0, 10)
  const days = Array.from({ length: mostDays }, (_, at) => addDays(today, at))
  return days.filter((date) => date === today || lastDate === null || date <= lastDate)
}
