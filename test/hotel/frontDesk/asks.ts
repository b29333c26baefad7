// What the desk's calls about services take.
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
    /** How many places are left from now on. */
    free: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  flight: v.strictObject({
    property,
    airport_id: v.pipe(v.union([v.number(), v.string()]), v.transform(String)),
    type: v.picklist(flightTypes),
    flight_number: v.pipe(v.string(), v.nonEmpty()),
    gate: v.optional(words(10)),
    /** The new estimated time, or how late it is. */
    estimated_gate_time: v.optional(moment),
    delay_minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-60), v.maxValue(1440))),
    status: v.optional(words(60)),
    remark: v.optional(words(200)),
  }),
  bill: v.strictObject({
    room,
    /** That of one of the room's guests; without it the first one's. */
    reservation_nr: v.optional(v.pipe(v.string(), v.nonEmpty())),
    description: v.pipe(words(200), v.nonEmpty()),
    amount: v.pipe(v.number(), v.finite()),
  }),
}
type Asks = typeof ServiceAsk
export type ServiceAskOf<Name extends keyof Asks> = v.InferOutput<Asks[Name]>
