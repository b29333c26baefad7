import * as v from 'valibot'
import { idAsGiven } from '../../contract/values.ts'

const wallClock = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))

/** An order that the hotel has accepted, as it is stored and shown. */
export const PlacedOrder = v.object({
  /** The hotel's number for it; null if the response has none. */
  orderId: v.nullable(idAsGiven),
  shopId: v.number(),
  shopTitle: v.string(),
  /** `choices`: titles of the chosen sub-items. */
  lines: v.array(v.object({ title: v.string(), quantity: v.number(), choices: v.array(v.string()) })),
  /** In the property's currency. */
  total: v.number(),
  /** Wall-clock time at the hotel. */
  deliveryTime: wallClock,
  place: v.picklist(['location', 'room', 'reception']),
  /** The room, or the location's own name. */
  where: v.string(),
  /** In ms since 1970. */
  sentAt: v.number(),
})
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>
