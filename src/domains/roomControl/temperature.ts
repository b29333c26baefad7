import type { RoomCommand } from '../../contract/roomControl.ts'
import { onStep, type Range } from './values.ts'

export type TemperatureUnit = 'C' | 'F'

/** Returns the unit of a command's values; Celsius if the command has no unit (ROOM-22). */
export const unitOf = ({ unit }: Pick<RoomCommand, 'unit'>): TemperatureUnit =>
  unit.trim().replace('°', '').toUpperCase().startsWith('F') ? 'F' : 'C'

export function convert(degrees: number, from: TemperatureUnit, to: TemperatureUnit): number {
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
