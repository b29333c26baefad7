import type { RoomCommand } from '../../contract/roomControl.ts'
import { onStep, type Range } from './values.ts'

export type TemperatureUnit = 'C' | 'F'

/** The unit of the wire; Celsius where the command names none (ROOM-22). */
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

/** The targets to choose from, in the wire's unit. */
export function temperatureRange({ unit, min, max, step }: RoomCommand): Range {
  const defaults = defaultRanges[unitOf({ unit })]
  return { min: min ?? defaults.min, max: max ?? defaults.max, step: step && step > 0 ? step : defaults.step }
}

/** Tenths where the hotel's steps have them; a converted temperature is rounded, because 70.7 °F is not readable. */
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
 * The next step up (1) or down (-1) that the guest can see, in the wire's unit; the same again where there is none.
 * Half a degree Celsius may not change the whole degrees Fahrenheit that are shown.
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
    // At the end of the range; a remainder that is not visible is no step.
    if (further === next) return degrees
    next = further
  } while (shown(next) === shown(degrees))
  return next
}
