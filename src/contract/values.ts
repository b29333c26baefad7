/**
 * The values that every domain's messages are made of. Reading is liberal (a number where a text is expected,
 * `1` for `true`, a list with one broken entry), because a real hotel is not compiled with us.
 */
import * as v from 'valibot'
import { isRecord } from './isRecord.ts'

/** A text; a number is read as its digits, null and nothing as the empty text. */
export const text = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform((value) => (value === null ? '' : String(value))),
)

/** A text that may be anything: what is none is read as the empty text, so that one bad field costs that field alone. */
export const anyText = v.fallback(text, '')

/** One of a few words, in whatever letters. */
export const word = v.pipe(
  v.string(),
  v.transform((given) => given.trim().toLowerCase()),
)

/** A date, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/** An id, always held as a text so that 3 and "3" are the same thing. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** An id that goes back to the hotel exactly as it came. */
export const idAsGiven = v.union([v.string(), v.number()])

/** A whole or decimal number; digits in a text are read too. */
export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.number(),
  v.finite(),
)

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

/** A flag that may be anything: what is none is false. */
export const anyFlag = v.fallback(flag, false)

/** A flag that is true until the hotel says false. */
export const flagOrTrue = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.number(), v.string()])), true),
  v.transform((value) => !(value === false || value === 0 || value === '0' || value === 'false')),
)

/** Entries by their numbers: what some languages write for a list with gaps, and for one without entries. */
const isNumbered = (given: unknown): given is Record<string, never> =>
  isRecord(given) && Object.keys(given).every((key) => Number(key) >= 0)

const hasId = (given: object): boolean => 'id' in given

/** Has it a field of the entry? An entry may do without each of them, but then an error of the hotel's would be one. */
function hasFieldOf(entry: object, given: object): boolean {
  const fields = 'entries' in entry && isRecord(entry.entries) ? entry.entries : given
  return Object.keys(given).some((key) => key in fields)
}

/**
 * A list whose entries are left unread; nothing or null is the empty list, one entry alone a list of one. For lists so
 * long that reading all of them at once would hold up the guest: whoever takes one reads its entries by their schema,
 * some at a time, and leaves out what does not fit.
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

/** A list that leaves out what does not fit its entry's schema. */
export const list = <Wire, Entry>(entry: v.GenericSchema<Wire, Entry>) =>
  v.pipe(
    unreadList<Wire>((given) => hasFieldOf(entry, given) && v.is(entry, given)),
    v.transform((entries): Entry[] =>
      entries.flatMap((candidate) => {
        const parsed = v.safeParse(entry, candidate)
        return parsed.success ? [parsed.output] : []
      }),
    ),
  )

/** A list that may be anything: what is none is the empty list. */
export const anyList = <Wire, Entry>(entry: v.GenericSchema<Wire, Entry>) => v.fallback(list(entry), [])

/** A field that may be missing, null or something else altogether: what does not fit is read as null. */
export const maybe = <Wire, Value>(schema: v.GenericSchema<Wire, Value>) =>
  v.optional(v.fallback(v.nullable(schema), null))

/** An object whose names are free. An entry that does not fit its schema is left out, the others stay. */
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
  )

/** Data of a call that has none. */
export const nothing = v.object({})

/** An answer of which only the status matters. */
export const anything = v.unknown()
