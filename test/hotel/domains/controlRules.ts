// Which values a control accepts: validates what a guest's app sends, independently of the app.
import * as v from 'valibot'
import type { FittedCommand, Kind } from '../seed/fittings.ts'

const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not HH:MM'))
const Entry = v.pipe(
  v.strictObject({
    weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
    start: clockTime,
    end: clockTime,
  }),
  v.check(({ start, end }) => end > start, 'ends before it starts'),
)
const Schedule = v.strictObject({
  days: v.pipe(
    v.array(Entry),
    v.check((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, 'a day stands twice'),
  ),
  cancelNextDay: v.boolean(),
})
export type Schedule = v.InferOutput<typeof Schedule>

/** Schema of a number in the command's range, at one of its steps. */
const range = ({ min = 0, max = 100, step = 1 }: FittedCommand) =>
  v.pipe(
    v.number(),
    v.minValue(min),
    v.maxValue(max),
    v.check((value) => Number.isInteger((value - min) / step), 'between two steps'),
  )

const schemas: Record<Kind, (command: FittedCommand) => v.GenericSchema | null> = {
  dnd: v.boolean,
  light: (command) => (command.max === undefined ? v.boolean() : range(command)),
  blind: () => v.picklist(['up', 'stop', 'down']),
  marquise: () => v.picklist(['out', 'stop', 'in']),
  fan: v.boolean,
  fanspeed: ({ options = ['off', '1', '2', '3', 'auto'] }) => v.picklist(options),
  heating: range,
  floorheating: range,
  aircondition: (command) => v.strictObject({ on: v.boolean(), target: range(command) }),
  schedule: () => Schedule,
  // Cameras and doorbells have no value to set.
  camera: () => null,
  doorbell: () => null,
}

/** What is wrong with the value, or null. */
export function wrongValue(command: FittedCommand, value: unknown): string | null {
  const schema = schemas[command.type](command)
  if (!schema) return 'nothing to set'
  const read = v.safeParse(schema, value)
  return read.success ? null : (read.issues[0]?.message ?? 'wrong value')
}

export const isSchedule = (value: unknown): value is Schedule => v.is(Schedule, value)
