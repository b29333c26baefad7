/** Moments as Unix seconds, in the fields that end in `_timestamp`. */
import * as v from 'valibot'
import { number } from './values.ts'

/** In seconds the year 5138, in milliseconds 1973: no programme runs then. */
const milliseconds = 1e11

/** A hotel that counts milliseconds means the same moment, and calendars do not reach as far as its number in seconds. */
export const timestamp = v.pipe(
  number,
  v.transform((at) => (at < milliseconds ? at : Math.floor(at / 1000))),
)

export const timestampOrNull = v.fallback(v.optional(v.nullable(timestamp), null), null)
