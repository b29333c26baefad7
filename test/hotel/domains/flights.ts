// Departures and arrivals of the airports around the house.
import { forVisitor, languageOf, Refusal } from '../channel/session.ts'
import { airportOf } from '../flights/boards.ts'
import type { BoardFlight } from '../flights/state.ts'
import type { PlannedFlight } from '../flights/timetable.ts'
import { readIn } from '../flights/words.ts'
import { airports } from '../seed/airports.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'
import { plain } from './checkin.ts'

/** True if each word of the term occurs in the number, airline, city, code, gate or status. */
function fits(flight: BoardFlight, words: readonly string[]): boolean {
  const { airline, flight_number, from, to, origin_city, destination_city, gate, status } = flight
  const text = plain(
    [
      airline,
      flight_number,
      flight_number.replace(' ', ''),
      from,
      to,
      origin_city,
      destination_city,
      gate,
      status,
    ].join(' '),
  )
  return words.every((word) => text.includes(word))
}

export const flightHandlers = (
  services: HotelServices,
): Answers<'SQMOD_FlightInfo.getAirports' | 'SQMOD_FlightInfo.getFlights'> => ({
  'SQMOD_FlightInfo.getAirports': forVisitor(services, (_ask, { property }) =>
    airports[property.id].map(({ id, code, name, zone }) => ({ id, code, name, timezone: zone })),
  ),
  'SQMOD_FlightInfo.getFlights': forVisitor(
    services,
    ({ airport_id, term, offset, start, type }, visitor) => {
      const { boards } = services
      const lang = languageOf(services, visitor)
      const board = (flights: readonly PlannedFlight[]) =>
        boards.board(flights).map((flight) => readIn(flight, lang))
      const airport = airportOf(visitor.property.id, airport_id)
      if (!airport) throw new Refusal('unknown airport')
      const words = plain(term).split(' ').filter(Boolean)
      const planned = boards.planned(airport, type)
      // Without a term only the flights of the requested page have to be computed.
      if (words.length === 0)
        return { amount: planned.length, flight_data: board(planned.slice(start, start + offset)) }
      const fitting = board(planned).filter((flight) => fits(flight, words))
      return { amount: fitting.length, flight_data: fitting.slice(start, start + offset) }
    },
  ),
})
