// The parts of a Valibot schema that describe what a hotel writes, read at run time.
import type * as v from 'valibot'

export type Schema = v.GenericSchema

/** An action of a pipe: a validation, a transformation or metadata; or a further schema. */
interface Step {
  kind: 'schema' | 'validation' | 'transformation' | 'metadata'
  type: string
  requirement?: unknown
  metadata?: { entry?: Schema; value?: Schema }
  options?: readonly unknown[]
}

export interface Parts {
  type: string
  entries?: Record<string, Schema>
  options?: readonly unknown[]
  wrapped?: Schema
  item?: Schema
  value?: Schema
  literal?: unknown
  getter?: (input: unknown) => Schema
  default?: unknown
  fallback?: unknown
  pipe?: readonly [Schema, ...Step[]]
}

export const partsOf = (schema: Schema): Parts => schema as unknown as Parts

/** True if both are one schema, whatever fallback one of them has: a fallback copies the schema and shares its pipe. */
export function isSame(one: Schema, other: Schema): boolean {
  const { pipe } = partsOf(one)
  return one === other || (pipe !== undefined && pipe === partsOf(other).pipe)
}

/** The schema before all steps of its pipe. */
export const baseOf = (schema: Schema): Schema => {
  const [base] = partsOf(schema).pipe ?? []
  return base && base !== schema ? base : schema
}

/** The steps that see what the hotel has written: those before the first transformation. */
export function stepsOnWire(schema: Schema): readonly Step[] {
  const [, ...steps] = partsOf(schema).pipe ?? []
  const end = steps.findIndex(({ kind }) => kind === 'transformation')
  return end === -1 ? steps : steps.slice(0, end)
}

/** All steps of a pipe, also of the pipes that it begins with. */
export function allSteps(schema: Schema): readonly Step[] {
  const [base, ...steps] = partsOf(schema).pipe ?? []
  return base && base !== schema ? [...allSteps(base), ...steps] : steps
}

/** True if the field may be left out. */
export const isOptional = (schema: Schema): boolean =>
  ['optional', 'nullish', 'exact_optional'].includes(partsOf(schema).type)
