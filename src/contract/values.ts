/**
 * Schemas of the values in all messages. Parsing is liberal (it accepts a number for a text, `1` for `true`, a list
 * with one invalid entry), because a real hotel is not compiled with the app.
 */
import * as v from 'valibot'
import { isRecord } from './isRecord.ts'

/** A text. A number is converted to text; null and undefined become an empty text. */
export const text = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform((value) => (value === null ? '' : String(value))),
)

/** A text for which an invalid value becomes an empty text, so that one bad field does not affect the others. */
export const anyText = v.fallback(text, '')

/** A keyword, trimmed and in lower case. */
export const word = v.pipe(
  v.string(),
  v.transform((given) => given.trim().toLowerCase()),
)

/** A date, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/** An id, always converted to text, so that 3 and "3" are the same id. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** An id that is sent back to the hotel exactly as received. */
export const idAsGiven = v.union([v.string(), v.number()])

/** An integer or a decimal; a number in a text is accepted, too. */
export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.number(),
  v.finite(),
)

/** A measured number, such as a temperature or a coordinate: a comma in a text separates decimals, never thousands. */
export const decimal = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform((value) =>
    Number(typeof value === 'string' ? value.replace(/^([+-]?\d+),(\d+)$/, '$1.$2') : value),
  ),
  v.number(),
  v.finite(),
)

/** A measured number, or null where it is missing or no number. */
export const decimalOrNull = v.fallback(v.optional(v.nullable(decimal), null), null)

/** A number, or the given default where it is missing or no number. */
export const numberOr = <const D extends number | null>(fallback: D) =>
  v.fallback(
    v.pipe(
      v.optional(v.nullable(number), null),
      v.transform((value): number | D => value ?? fallback),
    ),
    fallback,
  )

/** `true`, `1`, `"1"` and `"true"` are true, everything else is false. */
export const flag = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.number(), v.string()])), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

/** A flag for which an invalid value is false. */
export const anyFlag = v.fallback(flag, false)

/** A flag that is true unless the hotel sends false. */
export const flagOrTrue = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.number(), v.string()])), true),
  v.transform((value) => !(value === false || value === 0 || value === '0' || value === 'false')),
)

/** True for an object with numeric keys: some languages serialise lists with gaps, or empty lists, that way. */
const isNumbered = (given: unknown): given is Record<string, never> =>
  isRecord(given) && Object.keys(given).every((key) => Number(key) >= 0)

const hasId = (given: object): boolean => 'id' in given

/**
 * True if the object has a field of the entry: if all fields are optional, an error object would pass the schema, too.
 */
function hasFieldOf(entry: object, given: object): boolean {
  const fields = 'entries' in entry && isRecord(entry.entries) ? entry.entries : given
  return Object.keys(given).some((key) => key in fields)
}

/**
 * A list whose entries are not parsed. Null and undefined become an empty list, a single entry a list of one. For lists
 * so long that parsing them at once would block the page: callers parse the entries by their schema, some at a time,
 * and leave out invalid ones.
 */
export const unreadList = <Wire>(isEntry: (given: object) => boolean = hasId) =>
  v.pipe(
    v.optional(
      v.nullable(
        v.custom<readonly Wire[]>(
          (given) => Array.isArray(given) || isNumbered(given) || (isRecord(given) && isEntry(given)),
        ),
      ),
      [],
    ),
    v.transform((given): readonly Wire[] =>
      isNumbered(given) ? Object.values(given) : ([] as Wire[]).concat(given ?? []),
    ),
  )

/**
 * A list that leaves out invalid entries. If all entries are invalid, the list is: it must not look like an empty one.
 */
export const list = <Wire, Entry>(entry: v.GenericSchema<Wire, Entry>) =>
  v.pipe(
    unreadList<Wire>((given) => hasFieldOf(entry, given)),
    // Each entry is parsed once only: lists within lists would double the work at each level.
    v.rawTransform(({ dataset, addIssue, NEVER }): Entry[] => {
      const entries = dataset.value.flatMap((candidate) => {
        const parsed = v.safeParse(entry, candidate)
        return parsed.success ? [parsed.output] : []
      })
      if (entries.length > 0 || dataset.value.length === 0) return entries
      addIssue({ message: 'no valid entry' })
      return NEVER
    }),
    // For what describes the protocol: the parsing above hides the entries' schema.
    v.metadata({ entry }),
  )

/** A list for which an invalid value becomes an empty list. */
export const anyList = <Wire, Entry>(entry: v.GenericSchema<Wire, Entry>) => v.fallback(list(entry), [])

/** An optional field; an invalid value is read as null. */
export const maybe = <Wire, Value>(schema: v.GenericSchema<Wire, Value>) =>
  v.optional(v.fallback(v.nullable(schema), null))

/** An object with arbitrary keys. Invalid entries are left out, the others stay. */
export const recordOf = <Wire, Value>(value: v.GenericSchema<Wire, Value>) =>
  v.pipe(
    v.custom<Record<string, Wire>>(isRecord),
    v.transform((record): Record<string, Value> => {
      const read: Record<string, Value> = {}
      for (const [name, candidate] of Object.entries(record)) {
        const parsed = v.safeParse(value, candidate)
        if (parsed.success) read[name] = parsed.output
      }
      return read
    }),
    v.metadata({ value }),
  )

/** Schema for a call without data. */
export const nothing = v.object({})

/** Schema for an answer of which only the status matters. */
export const anything = v.unknown()
