// What the modules of the contract export, and the names by which a JSON Schema refers to what occurs more than once.
import { fileURLToPath } from 'node:url'
import { modules } from '../../../src/contract/index.ts'
import { isSame, partsOf, type Schema } from './parts.ts'

export const contractFolder = fileURLToPath(new URL('../../../src/contract', import.meta.url))

interface Exported {
  name: string
  /** File of the contract, such as `shop.ts`. */
  file: string
  value: unknown
}

export interface Named extends Exported {
  value: Schema
}

const all = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).map(([name, value]): Exported => ({ name, file: `${file}.ts`, value })),
)

function isObject(one: Exported): one is Named {
  const { value } = one
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== 'schema')
    return false
  const { type, entries = {} } = partsOf(value as Schema)
  // `nothing` has no fields to refer to.
  return ['object', 'loose_object', 'strict_object'].includes(type) && Object.keys(entries).length > 0
}

const named = all.filter(isObject)

export const namedSchema = (schema: Schema): Named | undefined =>
  named.find(({ value }) => isSame(value, schema))

/** Where a call, a route or an event is defined. */
export const exportOf = (value: unknown): Exported | undefined =>
  all.find((exported) => exported.value === value)
