// JSON Schema of what somebody should write by hand, from a schema of the contract. The app reads more than that: a
// number for a text, 1 for true, and nothing for a field of the wrong type.
import type * as v from 'valibot'
import { MenuItem } from '../../../src/contract/skin.ts'
import { descriptions } from './descriptions.ts'

export interface JsonSchema {
  [keyword: string]: unknown
  properties?: Record<string, JsonSchema>
}

/** The parts of a schema that this file reads; Valibot's own types tell them apart by generics only. */
interface Parts {
  type: string
  pipe?: readonly Parts[]
  wrapped?: Parts
  entries?: Record<string, Parts>
  options?: readonly (Parts | string)[]
  metadata?: { entry?: Parts }
}

const partsOf = (schema: v.GenericSchema<unknown, unknown>) => schema as unknown as Parts

/** A schema with all steps of its pipes, however deep. */
const flat = (parts: Parts): Parts[] =>
  parts.pipe ? parts.pipe.flatMap((part) => (part.pipe ? flat(part) : [part])) : [parts]

export const itemReference: JsonSchema = { $ref: '#/$defs/MenuItem' }

function unionOf(options: readonly (Parts | string)[]): JsonSchema {
  const types = options.map((option) => (typeof option === 'string' ? option : option.type))
  return { type: types.includes('boolean') ? 'boolean' : types }
}

function jsonOf(parts: Parts): JsonSchema {
  const steps = flat(parts)
  const entry = steps.find(({ metadata }) => metadata?.entry)?.metadata?.entry
  if (entry) return { type: 'array', items: entry === partsOf(MenuItem) ? itemReference : jsonOf(entry) }
  const [base = parts] = steps
  if (base.wrapped) return jsonOf(base.wrapped)
  switch (base.type) {
    case 'union':
      return unionOf(base.options ?? [])
    case 'picklist':
      return { enum: base.options }
    case 'lazy':
      // Only submenus refer to the schema that they belong to.
      return { type: 'array', items: itemReference }
    case 'custom':
    case 'record':
      return { type: 'object' }
    default:
      return base.entries ? { type: 'object', properties: propertiesOf(base.entries) } : { type: base.type }
  }
}

const propertiesOf = (entries: Record<string, Parts>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(entries).map(([name, parts]) => [name, described(name, jsonOf(parts))]))

/** Adds what a field is for, which an editor shows. */
export function described(name: string, json: JsonSchema): JsonSchema {
  const description = descriptions[name]
  return description ? { description, ...json } : json
}

export const jsonSchemaOf = (schema: v.GenericSchema<unknown, unknown>): JsonSchema => jsonOf(partsOf(schema))
