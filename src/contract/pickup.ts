/** The pickup service. The request itself goes out as an e-mail to the address that comes with the places. */
import * as v from 'valibot'
import { call } from './define.ts'
import { uniqueBy } from './uniqueBy.ts'
import { anyText, id, list, text } from './values.ts'

/** A place without a name is dropped, because the guest could not choose it. */
export const PickupLocation = v.object({ id, name: v.pipe(text, v.trim(), v.nonEmpty()) })
export type PickupLocation = v.InferOutput<typeof PickupLocation>

/** Places for pickup and destination, in the language `lang` (PICK-06). */
export const getPickupLocations = call({
  module: 'SQMOD_GlobalFunctions',
  function: 'getPickupLocations',
  ask: v.strictObject({ lang: v.string() }),
  answer: v.object({
    email_to: anyText,
    locations: v.pipe(
      list(PickupLocation),
      uniqueBy(({ id }) => id),
    ),
  }),
})
