// Schemas of the requests to the desk's calls about services.
import * as v from 'valibot'
import { flightTypes } from '../../../src/contract/flights.ts'

const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'not a moment'),
  v.transform((text) => new Date(text).toISOString()),
)
const words = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest))
const room = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())
const property = v.optional(v.picklist(['1', '2']), '1')

export const ServiceAsk = {
  quickCall: v.strictObject({
    id: v.pipe(v.string(), v.nonEmpty()),
    state: v.picklist(['connected', 'failed', 'ended']),
  }),
  course: v.strictObject({
    courseId: v.pipe(v.number(), v.integer()),
    /** New number of free places. */
    free: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  flight: v.strictObject({
    property,
    airport_id: v.pipe(v.union([v.number(), v.string()]), v.transform(String)),
    type: v.picklist(flightTypes),
    flight_number: v.pipe(v.string(), v.nonEmpty()),
    gate: v.optional(words(10)),
    /** The new estimated time; alternatively the delay, in `delay_minutes`. */
    estimated_gate_time: v.optional(moment),
    delay_minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-60), v.maxValue(1440))),
    status: v.optional(words(60)),
    remark: v.optional(words(200)),
  }),
  bill: v.strictObject({
    room,
    /** Reservation of one of the room's guests; by default that of the first guest. */
    reservation_nr: v.optional(v.pipe(v.string(), v.nonEmpty())),
    description: v.pipe(words(200), v.nonEmpty()),
    amount: v.pipe(v.number(), v.finite()),
  }),
}
type Asks = typeof ServiceAsk
export type ServiceAskOf<Name extends keyof Asks> = v.InferOutput<Asks[Name]>
