import { type Action, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { select } from 'typed-redux-saga'
import { type Channel, getTVChannels } from '../../contract/epg.ts'
import type { Id } from '../../contract/looseId.ts'
import { defineLoad, type LoadStatus } from '../../core/load.ts'
import { hotelReturned } from '../../core/offlineCache/slice.ts'
import { routeEntered } from '../../core/routing/slice.ts'
import { callHotel } from '../../core/services.ts'
import { clockCorrected } from '../../core/time/slice.ts'
import { houseChanged } from '../config/slice.ts'
import { contentReset, selectLanguage } from '../language/slice.ts'
import { propertyEntered } from '../property/slice.ts'
import { isSessionEnd, logoutRequested, sessionEnds } from '../session/slice.ts'
import { type EpgEvent, isoOf, type Span } from './schedule.ts'

/** The loaded programme of a channel (EPG-05). */
export interface EpgChannel {
  id: Id
  /** In order of time, with a placeholder in each gap. */
  events: EpgEvent[]
  /** The event that was running at the time of the request; null if there was none. */
  currentEvent: EpgEvent | null
  isFetchingEvents: boolean
  /** The span that has been loaded, ISO 8601 UTC; null before the first response. */
  fetchedStartTime: string | null
  fetchedEndTime: string | null
  /** Status of the request for the events. */
  status: LoadStatus
  /** Status of the request for the current event. */
  currentStatus: LoadStatus
  /** Times of the last responses (successful or not), in ms since 1970: for the events, and for the current event. */
  loadedAt: number
  currentLoadedAt: number
  /** How many requests of each kind have failed since the last good one. */
  failures: number
  currentFailures: number
}

/** The data that the screen needs, with the ids of the channels in the order in which they are loaded. */
export type Wanted = { kind: 'current'; ids: Id[] } | { kind: 'programme'; ids: Id[]; span: Span }

export interface EpgState {
  propertyId: string
  byId: Record<Id, EpgChannel>
  wanted: Wanted | null
}

const screens = ['epg', 'epgChannel', 'tvall', 'tvgroup']

export const channels = defineLoad({
  name: 'epg/channels',
  about: 'the channels',
  initial: [] as Channel[],
  when: [contentReset, hotelReturned],
  whenMissing: [(action: Action) => routeEntered.match(action) && screens.includes(action.payload.screen)],
  until: [...sessionEnds, logoutRequested, houseChanged],
  *ask() {
    return callHotel(getTVChannels, {}, { keep: `epg/${yield* select(selectLanguage)}` })
  },
})

const initialState: EpgState = { propertyId: '', byId: {}, wanted: null }

export const unknownChannel: Omit<EpgChannel, 'id'> = {
  events: [],
  currentEvent: null,
  isFetchingEvents: false,
  fetchedStartTime: null,
  fetchedEndTime: null,
  status: 'unknown',
  currentStatus: 'unknown',
  loadedAt: 0,
  currentLoadedAt: 0,
  failures: 0,
  currentFailures: 0,
}

function entryOf(state: EpgState, id: Id): EpgChannel {
  state.byId[id] ??= { ...unknownChannel, id }
  return state.byId[id]
}

const slice = createSlice({
  name: 'epg',
  initialState,
  reducers: {
    wantedChanged(state, { payload }: PayloadAction<Wanted | null>) {
      state.wanted = payload
    },
    eventsRequested(state, { payload: id }: PayloadAction<Id>) {
      Object.assign(entryOf(state, id), { isFetchingEvents: true, status: 'fetching' })
    },
    /** `span` is the whole span known so far, not only that of the last request. */
    eventsLoaded(state, { payload: { id, events, span, at } }: PayloadAction<LoadedEvents & { at: number }>) {
      Object.assign(entryOf(state, id), {
        events,
        isFetchingEvents: false,
        fetchedStartTime: isoOf(span.from),
        fetchedEndTime: isoOf(span.to),
        status: 'success',
        loadedAt: at,
        failures: 0,
      })
    },
    eventsFailed(state, { payload: { id, at } }: PayloadAction<{ id: Id; at: number }>) {
      const entry = entryOf(state, id)
      Object.assign(entry, {
        events: [],
        isFetchingEvents: false,
        fetchedStartTime: null,
        fetchedEndTime: null,
        status: 'failure',
        loadedAt: at,
        failures: entry.failures + 1,
      })
    },
    /** The guest retries a programme that failed to load. */
    eventsRetried(state, { payload: id }: PayloadAction<Id>) {
      const entry = entryOf(state, id)
      if (entry.status === 'failure') Object.assign(entry, { status: 'unknown', failures: 0 })
    },
    currentRequested(state, { payload: id }: PayloadAction<Id>) {
      entryOf(state, id).currentStatus = 'fetching'
    },
    /** `event` is the first event of the response, null if it has none (EPG-15). */
    currentLoaded(state, { payload: { id, event, at } }: PayloadAction<LoadedCurrent>) {
      Object.assign(entryOf(state, id), {
        currentEvent: event,
        currentStatus: 'success',
        currentLoadedAt: at,
        currentFailures: 0,
      })
    },
    currentFailed(state, { payload: { id, at } }: PayloadAction<{ id: Id; at: number }>) {
      const entry = entryOf(state, id)
      Object.assign(entry, {
        currentStatus: 'failure',
        currentLoadedAt: at,
        currentFailures: entry.currentFailures + 1,
      })
    },
    /** The guest has left the guide, or the language has changed: all loaded programmes are discarded (EPG-18). */
    guideReset(state) {
      state.byId = {}
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(propertyEntered, (state, { payload: propertyId }) => {
        const isOther = state.propertyId !== '' && state.propertyId !== propertyId
        return isOther ? { ...initialState, propertyId } : { ...state, propertyId }
      })
      .addCase(hotelReturned, (state) => {
        for (const entry of Object.values(state.byId))
          Object.assign(entry, { failures: 0, currentFailures: 0 })
      })
      // What was asked for by the wrong clock does not run now.
      .addCase(clockCorrected, (state) => {
        for (const entry of Object.values(state.byId)) entry.currentStatus = 'unknown'
      })
      .addCase(logoutRequested, () => initialState)
      .addMatcher(isSessionEnd, () => initialState)
  },
  selectors: {
    selectEpg: (state) => state,
    /** The loaded programme of a channel; undefined before the first request. */
    selectEpgChannel: (state, id: Id): EpgChannel | undefined => state.byId[id],
    selectEpgChannels: (state) => state.byId,
    /**
     * Why the grid by time is empty: `failed` once the programmes of all channels in view have failed, `coming` while they
     * load; null if any programme is known, and until the first channels have been asked for, whose programmes may be kept.
     */
    selectMissing({ wanted, byId }): 'coming' | 'failed' | null {
      if (wanted?.kind !== 'programme' || wanted.ids.length === 0) return null
      if (Object.values(byId).some(({ fetchedStartTime }) => fetchedStartTime)) return null
      if (wanted.ids.every((id) => byId[id]?.failures)) return 'failed'
      return wanted.ids.slice(0, 2).every((id) => byId[id] && byId[id].status !== 'unknown') ? 'coming' : null
    },
  },
})

export interface LoadedEvents {
  id: Id
  events: EpgEvent[]
  span: Span
}

interface LoadedCurrent {
  id: Id
  event: EpgEvent | null
  at: number
}

export const {
  wantedChanged,
  eventsRequested,
  eventsLoaded,
  eventsFailed,
  eventsRetried,
  currentRequested,
  currentLoaded,
  currentFailed,
  guideReset,
} = slice.actions
export const { selectEpg, selectEpgChannel, selectEpgChannels, selectMissing } = slice.selectors
export { slice as epgSlice }
