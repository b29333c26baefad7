import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  type Airport,
  type Flight,
  type FlightList,
  type FlightType,
  getAirports,
} from '../../contract/flights.ts'
import { defineLoad, type LoadStatus } from '../../core/load.ts'
import { isVisitOf } from '../../core/routing/screenVisit.ts'
import { callHotel } from '../../core/services.ts'
import { isSessionEnd, sessionEnds } from '../session/slice.ts'
import { type FlightQuery, type PageSize, pageCount } from './address.ts'

export type ChangedPart = 'gate' | 'time' | 'status'

export interface FlightChange {
  flight: Flight
  parts: ChangedPart[]
}

/**
 * Returns the key of each flight: number and scheduled time, which do not change, and a counter if the hotel sends
 * several flights with the same.
 */
export function flightKeys(flights: readonly Flight[]): string[] {
  const counts = new Map<string, number>()
  return flights.map(({ flight_number, scheduled_gate_time }) => {
    const key = `${flight_number} ${scheduled_gate_time}`
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return count === 0 ? key : `${key} ${count}`
  })
}

/** Returns the changes by flight key. Flights that are new in the list do not count as changed. */
function changesBetween(before: readonly Flight[], after: readonly Flight[]): Record<string, FlightChange> {
  const keysBefore = flightKeys(before)
  const known = new Map(before.map((flight, at) => [keysBefore[at], flight]))
  const changes: Record<string, FlightChange> = {}
  for (const [at, key] of flightKeys(after).entries()) {
    const [old, flight] = [known.get(key), after[at]]
    if (!old || !flight) continue
    const parts: ChangedPart[] = []
    if (old.gate !== flight.gate) parts.push('gate')
    if (old.estimated_gate_time !== flight.estimated_gate_time) parts.push('time')
    if (old.status !== flight.status) parts.push('status')
    if (parts.length > 0) changes[key] = { flight, parts }
  }
  return changes
}

interface ListState {
  status: LoadStatus
  /** Number of all matching flights, of which `flight_data` is a page. */
  amount: number
  flight_data: Flight[]
}

export interface FlightsState {
  departures: ListState
  arrivals: ListState
  tab: FlightType
  page: number
  limit: PageSize
  searchTerm: string
  /** Id of the airport in the URL; empty for the first airport. */
  selectedAirport: string
  /** Changes since the guest opened the list, by flight key. */
  changes: Record<string, FlightChange>
  /** Changes of the last update, to be announced to screen readers. */
  lastChanges: FlightChange[]
}

const emptyList: ListState = { status: 'unknown', amount: 0, flight_data: [] }
export const airports = defineLoad({
  name: 'flights/airports',
  about: 'the airports',
  initial: [] as Airport[],
  resets: true,
  when: [isVisitOf('flights')],
  until: sessionEnds,
  request: () => callHotel(getAirports, {}),
})

const initialState: FlightsState = {
  departures: emptyList,
  arrivals: emptyList,
  tab: 'departure',
  page: 1,
  limit: 10,
  searchTerm: '',
  selectedAirport: '',
  changes: {},
  lastChanges: [],
}

const listOf = (state: FlightsState, type: FlightType): ListState =>
  type === 'departure' ? state.departures : state.arrivals

const slice = createSlice({
  name: 'flights',
  initialState,
  reducers: {
    /** The URL was read. */
    addressRead(state, { payload }: PayloadAction<FlightQuery>) {
      Object.assign(state, { tab: payload.tab, page: payload.page, limit: payload.limit })
      Object.assign(state, { searchTerm: payload.term, selectedAirport: payload.airport, changes: {} })
    },
    airportChosen(state, { payload }: PayloadAction<string>) {
      Object.assign(state, { selectedAirport: payload, page: 1, changes: {} })
    },
    termEntered(state, { payload }: PayloadAction<string>) {
      Object.assign(state, { searchTerm: payload, page: 1 })
    },
    limitChosen(state, { payload }: PayloadAction<PageSize>) {
      Object.assign(state, { limit: payload, page: 1 })
    },
    tabChosen(state, { payload }: PayloadAction<FlightType>) {
      Object.assign(state, { tab: payload, page: 1 })
    },
    /** Only the list of the current tab has a page other than the first. */
    pageTurned(state, { payload }: PayloadAction<{ type: FlightType; page: number }>) {
      if (payload.type === state.tab) state.page = payload.page
    },
    /** Flights may have changed: the lists are loaded again as they are. */
    flightsOutdated() {},
    flightsRequested(state, { payload: type }: PayloadAction<FlightType>) {
      listOf(state, type).status = 'fetching'
    },
    /** `isUpdate`: the same page was reloaded, so that differences count as changes. */
    flightsLoaded(
      state,
      {
        payload: { type, list, isUpdate },
      }: PayloadAction<{
        type: FlightType
        list: FlightList
        isUpdate: boolean
      }>,
    ) {
      const before = listOf(state, type)
      if (isUpdate) {
        const changes = changesBetween(before.flight_data, list.flight_data)
        Object.assign(state.changes, changes)
        if (type === state.tab) state.lastChanges = Object.values(changes)
      }
      Object.assign(before, { status: 'success', ...list })
    },
    /** Empties the list (FLT-17); a failed update changes nothing, neither a list nor an earlier failure. */
    flightsFailed(
      state,
      { payload: { type, isUpdate } }: PayloadAction<{ type: FlightType; isUpdate: boolean }>,
    ) {
      if (!isUpdate) Object.assign(listOf(state, type), emptyList, { status: 'failure' })
    },
  },
  extraReducers: (builder) =>
    builder
      // The lists belong to an airport (FLT-17).
      .addCase(airports.failed, (state) => {
        Object.assign(state, { departures: emptyList, arrivals: emptyList })
      })
      .addMatcher(isSessionEnd, () => initialState),
  selectors: {
    selectFlights: (state) => state,
    selectFlightList: (state, type: FlightType) => listOf(state, type),
    /** Number of flights of the current tab (FLT-10). */
    selectAmount: (state) => listOf(state, state.tab).amount,
    selectPageCount: (state) => pageCount(listOf(state, state.tab).amount, state.limit),
    /** Memoized: the same object until one of its values changes. */
    selectFlightQuery: createSelector(
      [
        (state: FlightsState) => state.tab,
        (state: FlightsState) => state.page,
        (state: FlightsState) => state.limit,
        (state: FlightsState) => state.searchTerm,
        (state: FlightsState) => state.selectedAirport,
      ],
      (tab, page, limit, term, airport): FlightQuery => ({ tab, page, limit, term, airport }),
    ),
  },
})

export const {
  addressRead,
  airportChosen,
  termEntered,
  limitChosen,
  tabChosen,
  pageTurned,
  flightsOutdated,
  flightsRequested,
  flightsLoaded,
  flightsFailed,
} = slice.actions
export const { selectFlights, selectFlightList, selectAmount, selectPageCount, selectFlightQuery } =
  slice.selectors
type Root = Parameters<typeof selectFlights>[0]

export function selectAirport(state: Root): Airport | null {
  const { value } = airports.select(state)
  const { selectedAirport } = selectFlights(state)
  return value.find(({ id }) => String(id) === selectedAirport) ?? value[0] ?? null
}

/** True during each request, and false after it in any case (FLT-16). */
export function selectIsLoading(state: Root): boolean {
  const { departures, arrivals } = selectFlights(state)
  return [airports.select(state), departures, arrivals].some(({ status }) => status === 'fetching')
}

export { slice as flightsSlice }
