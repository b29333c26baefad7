/** Parses the values of controls. Hotels differ: 1 may mean true, and a bare number may be a target. */
import * as v from 'valibot'
import { isRecord } from '../../contract/isRecord.ts'
import { flag, numberOr } from '../../contract/values.ts'

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

export interface ClimateValue {
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
