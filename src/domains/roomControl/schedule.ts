import * as v from 'valibot'
import { flag, list, number, text } from '../../contract/values.ts'
import { dateFormat, twoDigits } from '../../core/time/dates.ts'

/** Returns a date that falls on this weekday: 1 January 2024 was a Monday. */
const dayOf = (weekday: number) => Date.UTC(2024, 0, weekday)

/** Returns formatters of a weekday: its letter, and its full name for screen readers (CLEAN-05). */
export function weekdayNames(locale: string) {
  const nameIn = (style: 'narrow' | 'long') => {
    const format = dateFormat(locale, { weekday: style })
    return (weekday: number) => format.format(dayOf(weekday))
  }
  return { letter: nameIn('narrow'), name: nameIn('long') }
}

/**
 * The times between which staff may come on a weekday. 1 is Monday; times by the hotel's clock, `HH:MM`,
 * empty until the guest has chosen one.
 */
export interface ScheduleEntry {
  weekday: number
  start: string
  end: string
}

interface Schedule {
  days: ScheduleEntry[]
  cancelNextDay: boolean
}

/** From Monday to Sunday (CLEAN-04). */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

const TimeOfDay = v.pipe(
  text,
  v.transform((time) => (/^([01]?\d|2[0-3]):[0-5]\d/.test(time) ? time.split(':').slice(0, 2) : [])),
  v.transform(([hour = '', minute = '']) => (hour && `${hour.padStart(2, '0')}:${minute}`) || ''),
)
const Entry = v.object({
  weekday: v.pipe(number, v.integer(), v.minValue(1), v.maxValue(7)),
  start: TimeOfDay,
  end: TimeOfDay,
})
const Value = v.object({ days: list(Entry), cancelNextDay: flag })

const emptySchedule: Schedule = { days: [], cancelNextDay: false }

/** Parses a control's value; an invalid value is read as an empty schedule. */
export function scheduleOf(value: unknown): Schedule {
  const read = v.safeParse(Value, value)
  return read.success ? { ...read.output, days: sorted(read.output.days) } : emptySchedule
}

/** Returns whether a control's value has these days. */
export const hasDays = (value: unknown, days: readonly ScheduleEntry[]): boolean =>
  JSON.stringify(scheduleOf(value).days) === JSON.stringify(scheduleOf({ days }).days)

const sorted = (days: readonly ScheduleEntry[]) => [...days].sort((a, b) => a.weekday - b.weekday)

/** Adds or removes a day. A day that is added starts with the times of the last day. */
export function withDay(days: readonly ScheduleEntry[], weekday: number, isTicked: boolean): ScheduleEntry[] {
  const others = days.filter((day) => day.weekday !== weekday)
  if (!isTicked) return others
  const last = days[days.length - 1]
  return sorted([...others, { weekday, start: last?.start ?? '', end: last?.end ?? '' }])
}

export const isUniform = ([first, ...others]: readonly ScheduleEntry[]): boolean =>
  others.every(({ start, end }) => start === first?.start && end === first.end)

type ScheduleProblem = 'noStart' | 'noEnd' | 'endFirst'

/** Returns why an entry cannot be sent; null if it is valid (CLEAN-08 to CLEAN-10). */
export function problemOf({ start, end }: ScheduleEntry): ScheduleProblem | null {
  if (!start) return 'noStart'
  if (!end) return 'noEnd'
  return end > start ? null : 'endFirst'
}

export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

export const timeAt = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** Groups the days with the same times: Mon, Wed 10:00 - 12:00. */
export function linesOf(
  days: readonly ScheduleEntry[],
): { weekdays: number[]; start: string; end: string }[] {
  const lines = new Map<string, { weekdays: number[]; start: string; end: string }>()
  for (const { weekday, start, end } of days) {
    const line = lines.get(`${start} ${end}`) ?? { weekdays: [], start, end }
    line.weekdays.push(weekday)
    lines.set(`${start} ${end}`, line)
  }
  return [...lines.values()]
}
