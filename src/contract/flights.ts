/** Departures and arrivals of the airports around the hotel. Moments are ISO 8601 UTC, empty where unknown. */
import * as v from 'valibot'
import { call, push } from './define.ts'
import { momentOrEmpty } from './moments.ts'
import { uniqueBy } from './uniqueBy.ts'
import { anyText, id, idAsGiven, list, nothing, numberOr } from './values.ts'

const module = 'SQMOD_FlightInfo'

export const Airport = v.object({
  id: idAsGiven,
  code: anyText,
  name: anyText,
  /** IANA time zone of the airport; if empty, the hotel's time zone applies. */
  timezone: anyText,
})
export type Airport = v.InferOutput<typeof Airport>

/** App to hotel, on opening the screen; the lists are loaded after each answer (FLT-05, FLT-06). */
export const getAirports = call({
  module,
  function: 'getAirports',
  ask: nothing,
  answer: v.pipe(
    list(Airport),
    uniqueBy(({ id }) => id),
  ),
})

/** `from` and `to` are codes of airports. Fields that the hotel does not know are empty. */
export const Flight = v.object({
  airline: anyText,
  terminal: anyText,
  status: anyText,
  flight_number: anyText,
  from: anyText,
  to: anyText,
  gate: anyText,
  scheduled_gate_time: momentOrEmpty,
  estimated_gate_time: momentOrEmpty,
  baggage_claim: anyText,
  origin_city: anyText,
  destination_city: anyText,
  last_update: momentOrEmpty,
  remark: anyText,
  airport_name: anyText,
})
export type Flight = v.InferOutput<typeof Flight>

export const flightTypes = ['departure', 'arrival'] as const
export type FlightType = (typeof flightTypes)[number]

/** Rejects an entry whose fields are all empty. */
const saysSomething = v.check((flight: Flight) => Object.values(flight).some(Boolean), 'an empty flight')

/** `amount` counts all matching flights, of which `flight_data` is a page. If it is missing, the page is complete. */
export const FlightList = v.pipe(
  v.object({ amount: numberOr(null), flight_data: list(v.pipe(Flight, saysSomething)) }),
  v.transform(({ amount, flight_data }) => ({ amount: amount ?? flight_data.length, flight_data })),
)
export type FlightList = v.InferOutput<typeof FlightList>

/** One page of one list (FLT-07). The names mislead: `offset` is the page size, at most 50, `start` the offset. */
export const getFlights = call({
  module,
  function: 'getFlights',
  ask: v.strictObject({
    airport_id: idAsGiven,
    term: v.pipe(v.string(), v.maxLength(500)),
    offset: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    start: v.pipe(v.number(), v.integer(), v.minValue(0)),
    type: v.picklist(flightTypes),
  }),
  answer: FlightList,
})

/**
 * Hotel to all devices: gate, time or state of a flight has changed, so a displayed list of this airport must be loaded
 * again. Optional: a hotel may never send it.
 */
export const flightInfoChanged = push({
  function: 'flightInfoChanged',
  payload: v.object({ airport_id: id, type: anyText, flight_number: anyText }),
})

export const flightPushes = { flightInfoChanged }
