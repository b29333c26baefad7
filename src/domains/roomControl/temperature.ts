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

const usual: Record<TemperatureUnit, Range> = {
  C: { min: 16, max: 30, step: 0.5 },
  F: { min: 60, max: 86, step: 1 },
}

/** What can be chosen, in the wire's unit. */
export function temperatureRange({ unit, min, max, step }: RoomCommand): Range {
  const { min: least, max: most, step: usualStep } = usual[unitOf({ unit })]
  return { min: min ?? least, max: max ?? most, step: step && step > 0 ? step : usualStep }
}

/** Half degrees where the hotel has them; a converted temperature is whole, as nobody sets 70.7 °F. */
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
    // The end of the range; a rest of it that nobody can see is no step.
    if (further === next) return degrees
    next = further
  } while (shown(next) === shown(degrees))
  return next
}
