/** Parses the values of controls. Hotels differ: 1 may mean true, and a bare number may be a target. */
import * as v from 'valibot'
import { isRecord } from '../../contract/isRecord.ts'
import type { RoomCommand } from '../../contract/roomControl.ts'
import { flag, list, number, numberOr, text } from '../../contract/values.ts'
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

const Climate = v.looseObject({ on: v.optional(flag), target: numberOr(null), current: numberOr(null) })

export function isOn(value: unknown): boolean {
  if (typeof value === 'number') return value > 0
  if (isRecord(value)) return isOn(value.on)
  return value === true || value === 'true' || value === 'on' || value === '1'
}

export interface Range {
  min: number
  max: number
  step: number
}

/** Rounds a value to the next step of the range, and clamps it to the range. */
export function onStep(value: number, { min, max, step }: Range): number {
  const stepped = min + Math.round((value - min) / step) * step
  // 0.1 + 0.2 would be sent as 0.30000000000000004.
  return Math.min(max, Math.max(min, Number(stepped.toFixed(6))))
}

/** Returns the level of a light; a boolean means the maximum or the minimum. */
export function levelOf(value: unknown, { min, max }: Range): number {
  if (typeof value === 'boolean') return value ? max : min
  const level = Number(value ?? min)
  return Number.isFinite(level) ? Math.min(max, Math.max(min, level)) : min
}

export const choiceOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

interface ClimateValue {
  /** Null if the control has no switch. */
  on: boolean | null
  target: number | null
  /** The measured temperature, if the hotel sends one. */
  current: number | null
}

export function climateOf(value: unknown): ClimateValue {
  const read = v.safeParse(Climate, value)
  if (read.success)
    return { on: read.output.on ?? null, target: read.output.target, current: read.output.current }
  const target = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value ?? Number.NaN)
  return { on: null, target: Number.isFinite(target) ? target : null, current: null }
}

/**
 * Returns the value to send, in the shape of the control's present value: a bare number stays a number. The
 * measured value is never sent.
 * @param on null if the control has no switch, or the hotel does not report its state
 * @param before the control's present value
 */
export const climateValue = (on: boolean | null, target: number, before: unknown): unknown =>
  on !== null ? { on, target } : isRecord(before) ? { target } : target

type TemperatureUnit = 'C' | 'F'

/** Returns the unit of a command's values; Celsius if the command has no unit (ROOM-22). */
export const unitOf = ({ unit }: Pick<RoomCommand, 'unit'>): TemperatureUnit =>
  unit.trim().replace('°', '').toUpperCase().startsWith('F') ? 'F' : 'C'

function convert(degrees: number, from: TemperatureUnit, to: TemperatureUnit): number {
  if (from === to) return degrees
  return to === 'F' ? degrees * 1.8 + 32 : (degrees - 32) / 1.8
}

const defaultRanges: Record<TemperatureUnit, Range> = {
  C: { min: 16, max: 30, step: 0.5 },
  F: { min: 60, max: 86, step: 1 },
}

/** Returns the range of target temperatures, in the command's unit. */
export function temperatureRange({ unit, min, max, step }: RoomCommand): Range {
  const defaults = defaultRanges[unitOf({ unit })]
  return { min: min ?? defaults.min, max: max ?? defaults.max, step: step && step > 0 ? step : defaults.step }
}

/** Rounds to tenths for fractional steps. Converted values are rounded to whole degrees: 70.7 °F is not readable. */
export function shownDegrees(
  degrees: number,
  { step }: Pick<Range, 'step'>,
  from: TemperatureUnit,
  to: TemperatureUnit,
) {
  const converted = convert(degrees, from, to)
  const isWhole = from !== to || step % 1 === 0
  return (isWhole ? Math.round(converted) : Math.round(converted * 10) / 10) || 0
}

/**
 * Returns the next target up (1) or down (-1) whose displayed value differs, in the command's unit; the same
 * target at the end of the range. A single step is not enough: half a degree Celsius may not change the whole
 * degrees Fahrenheit on display.
 */
export function nextTarget(
  degrees: number,
  direction: 1 | -1,
  range: Range,
  from: TemperatureUnit,
  to: TemperatureUnit,
) {
  const shown = (value: number) => shownDegrees(value, range, from, to)
  let next = onStep(degrees, range)
  do {
    const further = onStep(next + direction * range.step, range)
    // End of the range: a remaining part that is not visible does not count as a step.
    if (further === next) return degrees
    next = further
  } while (shown(next) === shown(degrees))
  return next
}

/**
 * Values of blinds and awnings. The current one can be sent again, because a blind may have been stopped on its way.
 */
export const moves = { blind: ['up', 'stop', 'down'], marquise: ['out', 'stop', 'in'] } as const

/** Steps of a fan whose command has no options (ROOM-18). */
const defaultFanSteps = ['off', '1', '2', '3', 'auto']
export const optionsOf = ({ options }: Pick<RoomCommand, 'options'>) =>
  options.length > 0 ? options : defaultFanSteps
