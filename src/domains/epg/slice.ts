import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Channel } from '../../contract/epg.ts'
import { type Loadable, type LoadStatus, loadableOf } from '../../core/loadable.ts'
import { propertyEntered } from '../property/slice.ts'
import { logoutRequested, sessionReset } from '../session/slice.ts'
import type { EpgEvent } from './programme/events.ts'
import { isoOf, type Span } from './programme/windows.ts'

/** What is known of a channel's programme (EPG-05). */
export interface EpgChannel {
  id: number
  /** In order, with a placeholder in each gap. */
  events: EpgEvent[]
  /** What ran when it was asked for; null where nothing did. */
  currentEvent: EpgEvent | null
  isFetchingEvents: boolean
  /** The span that was asked for, ISO 8601 UTC; null before the first answer. */
  fetchedStartTime: string | null
  fetchedEndTime: string | null
  /** Of the events. */
  status: LoadStatus
  /** Of the current event. */
  currentStatus: LoadStatus
  /** When the last request ended, in ms: of the events, and of the current event. */
  loadedAt: number
  currentLoadedAt: number
}

/** What the screen shows, and so has to be loaded, first channel first. */
export type Wanted = { kind: 'current'; ids: number[] } | { kind: 'programme'; ids: number[]; span: Span }

export interface EpgState {
  propertyId: string
  channels: Loadable<Channel[]>
  byId: Record<number, EpgChannel>
  wanted: Wanted | null
}

const channels = loadableOf('channels', (state: EpgState) => state.channels, [] as Channel[])
const initialState: EpgState = { propertyId: '', channels: channels.initial, byId: {}, wanted: null }

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
}

function entryOf(state: EpgState, id: number): EpgChannel {
  state.byId[id] ??= { ...unknownChannel, id }
  return state.byId[id]
}

const slice = createSlice({
  name: 'epg',
  initialState,
  reducers: {
    ...channels.reducers,
    /** Somebody needs the list of channels: it is loaded unless it is there. */
    channelsNeeded() {},
    wantedChanged(state, { payload }: PayloadAction<Wanted | null>) {
      state.wanted = payload
    },
    eventsRequested(state, { payload: id }: PayloadAction<number>) {
      Object.assign(entryOf(state, id), { isFetchingEvents: true, status: 'fetching' })
    },
    /** `span` is all that is known by now. */
    eventsLoaded(state, { payload: { id, events, span, at } }: PayloadAction<LoadedEvents & { at: number }>) {
      Object.assign(entryOf(state, id), {
        events,
        isFetchingEvents: false,
        fetchedStartTime: isoOf(span.from),
        fetchedEndTime: isoOf(span.to),
        status: 'success',
        loadedAt: at,
      })
    },
    eventsFailed(state, { payload: { id, at } }: PayloadAction<{ id: number; at: number }>) {
      Object.assign(entryOf(state, id), {
        events: [],
        isFetchingEvents: false,
        fetchedStartTime: null,
        fetchedEndTime: null,
        status: 'failure',
        loadedAt: at,
      })
    },
    /** The guest asks once more for a programme that did not load. */
    eventsRetried(state, { payload: id }: PayloadAction<number>) {
      const entry = entryOf(state, id)
      if (entry.status === 'failure') entry.status = 'unknown'
    },
    currentRequested(state, { payload: id }: PayloadAction<number>) {
      entryOf(state, id).currentStatus = 'fetching'
    },
    /** The first event, or none (EPG-15). */
    currentLoaded(state, { payload: { id, event, at } }: PayloadAction<LoadedCurrent>) {
      Object.assign(entryOf(state, id), {
        currentEvent: event,
        currentStatus: 'success',
        currentLoadedAt: at,
      })
    },
    currentFailed(state, { payload: { id, at } }: PayloadAction<{ id: number; at: number }>) {
      Object.assign(entryOf(state, id), { currentStatus: 'failure', currentLoadedAt: at })
    },
    /** The guest has left the guide, or its language is another: nothing of the programmes holds (EPG-18). */
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
      .addCase(sessionReset, () => initialState)
      .addCase(logoutRequested, () => initialState)
  },
  selectors: {
    selectEpg: (state) => state,
    selectChannels: (state) => state.channels.value,
    selectChannelsStatus: (state) => state.channels.status,
    selectChannel: (state, id: number | null) => state.channels.value.find((one) => one.id === id) ?? null,
    /** What is known of a channel's programme; undefined where nothing was asked for yet. */
    selectEpgChannel: (state, id: number): EpgChannel | undefined => state.byId[id],
    selectEpgChannels: (state) => state.byId,
  },
})

export interface LoadedEvents {
  id: number
  events: EpgEvent[]
  span: Span
}

interface LoadedCurrent {
  id: number
  event: EpgEvent | null
  at: number
}

export const {
  channelsRequested,
  channelsLoaded,
  channelsFailed,
  channelsNeeded,
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
export const {
  selectEpg,
  selectChannels,
  selectChannelsStatus,
  selectChannel,
  selectEpgChannel,
  selectEpgChannels,
} = slice.selectors
export { slice as epgSlice }
