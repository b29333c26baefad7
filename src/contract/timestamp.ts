/** Moments as Unix seconds, in the fields that end in `_timestamp`. */
import * as v from 'valibot'
import { number } from './values.ts'

/** Limit between seconds (the year 5138) and milliseconds (1973): no programme runs at either time. */
const milliseconds = 1e11

/** A moment in Unix seconds. A number above the limit counts milliseconds and is converted; a larger one is invalid. */
export const timestamp = v.pipe(
  number,
  v.transform((at) => (at < milliseconds ? at : Math.floor(at / 1000))),
  // Beyond a certain number no date can be formatted, which would throw.
  v.check((at) => Math.abs(at) < milliseconds, 'no moment'),
)

export const timestampOrNull = v.fallback(v.optional(v.nullable(timestamp), null), null)
