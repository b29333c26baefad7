/** Makes an answer that fits its schema, in which every value differs from the others as far as the schema allows. */
import * as v from 'valibot'

interface Parts {
  type: string
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  options?: readonly unknown[]
  wrapped?: v.GenericSchema
  value?: v.GenericSchema
  literal?: unknown
  getter?: (input: unknown) => v.GenericSchema
  pipe?: readonly { kind: string; type: string; metadata?: { entry?: v.GenericSchema } }[]
}

/** Number of entries in each list, and levels of lists that contain their own kind. */
export const entryCount = 3
const maxLevels = 2

const texts = (n: number) => [
  `text ${n}`,
  `2026-11-${String(10 + (n % 18))}`,
  `2026-11-22T06:30:${String(n % 60).padStart(2, '0')}Z`,
  `06:30:${String(n % 60).padStart(2, '0')}`,
  '06:30',
  `https://hotel.example/${n}`,
  'on',
  'event',
]

/** The schema of a list's entries, null for another schema. */
export function entryOf(schema: v.GenericSchema): v.GenericSchema | null {
  const { pipe = [] } = schema as unknown as Parts
  for (const part of pipe) {
    // A pipe may begin with another one.
    const found = part.metadata?.entry ?? ((part as unknown) === schema ? null : entryOf(part as never))
    if (found) return found
  }
  return null
}

export function createSampler() {
  let made = 0

  function first(schema: v.GenericSchema, candidates: readonly unknown[]): unknown {
    const fitting = candidates.find((candidate) =>
      v.is({ ...schema, fallback: undefined } as v.GenericSchema, candidate),
    )
    if (fitting === undefined) throw new Error(`no sample for ${schema.type}`)
    return fitting
  }

  function sampleOf(schema: v.GenericSchema, level = 0): unknown {
    const parts = schema as unknown as Parts
    const entry = entryOf(schema)
    if (entry)
      return level > maxLevels ? [] : Array.from({ length: entryCount }, () => sampleOf(entry, level + 1))
    made++
    switch (parts.type) {
      case 'string':
        return first(schema, texts(made))
      case 'number':
        return first(schema, [1000 + made, 1_790_000_000 + made, 1])
      case 'boolean':
        return true
      case 'unknown':
        return `any ${made}`
      case 'literal':
        return parts.literal
      case 'picklist':
        return parts.options?.[0]
      case 'optional':
      case 'nullable':
        return sampleOf(parts.wrapped as v.GenericSchema, level)
      case 'lazy':
        return sampleOf(parts.getter?.(undefined) as v.GenericSchema, level)
      case 'record':
        return { [`key ${made}`]: sampleOf(parts.value as v.GenericSchema, level) }
      case 'object':
      case 'loose_object':
        return Object.fromEntries(
          Object.entries(parts.entries ?? {}).map(([key, field]) => [key, sampleOf(field, level)]),
        )
      case 'union':
        return first(
          schema,
          (parts.options as v.GenericSchema[]).map((option) => sampleOf(option, level)),
        )
      default:
        // A list whose entries are not parsed, or a record of the contract's own.
        return first(schema, [[{ id: `text ${made}` }], [], {}])
    }
  }
  return sampleOf
}
