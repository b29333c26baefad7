/** What the value of a control says, read liberally: a hotel may write 1 for true, or a bare number for a target. */
import * as v from 'valibot'
import { flag, numberOr } from '../../contract/values.ts'

const Climate = v.looseObject({ on: v.optional(flag), target: numberOr(null), current: numberOr(null) })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function isOn(value: unknown): boolean {
  if (typeof value === 'number') return value > 0
  if (isObject(value)) return isOn(value.on)
  return value === true || value === 'true' || value === 'on' || value === '1'
}

export interface Range {
  min: number
  max: number
  step: number
}

/** Within the range, on its steps. */
export function onStep(value: number, { min, max, step }: Range): number {
  const stepped = min + Math.round((value - min) / step) * step
  // 0.1 + 0.2 would be sent as 0.30000000000000004.
  return Math.min(max, Math.max(min, Number(stepped.toFixed(6))))
}

/** How far a light is dimmed; a plain switch is all or nothing. */
export function levelOf(value: unknown, { min, max }: Range): number {
  if (typeof value === 'boolean') return value ? max : min
  const level = Number(value ?? min)
  return Number.isFinite(level) ? Math.min(max, Math.max(min, level)) : min
}

export const choiceOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

export interface ClimateValue {
  /** Null where the control has no switch. */
  on: boolean | null
  target: number | null
  /** What is measured, where the hotel tells. */
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
 * In the value's own shape: a bare number stays one. What is measured is the hotel's to say.
 * @param on null where the control has no switch
 */
export const climateValue = (on: boolean | null, target: number): unknown =>
  on === null ? target : { on, target }

/** What was sent, with what only the hotel knows (what is measured) kept. */
export const merged = (known: unknown, sent: unknown): unknown =>
  isObject(known) && isObject(sent) ? { ...known, ...sent } : sent
