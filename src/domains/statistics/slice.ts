import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What is counted. */
export interface EventKind {
  event_type: string
  event_value: string
}

/** An event that is under way (STAT-01). */
export interface OpenEvent extends EventKind {
  /** The hotel's name for it, 0 until it answered. */
  event_number: number
  /** Tells two events of one kind apart while neither has its number. */
  key: number
}

const slice = createSlice({
  name: 'statistics',
  initialState: { open: null as OpenEvent | null, lastKey: 0 },
  reducers: {
    /** Something that is no navigation wants to be counted, or was left. */
    eventStarted(_state, _: PayloadAction<EventKind>) {},
    eventEnded(_state, _: PayloadAction<EventKind>) {},
    eventOpened(state, { payload: { event_type, event_value } }: PayloadAction<EventKind>) {
      state.lastKey += 1
      state.open = { event_type, event_value, event_number: 0, key: state.lastKey }
    },
    eventNumbered(state, { payload }: PayloadAction<{ key: number; event_number: number }>) {
      if (state.open?.key === payload.key) state.open.event_number = payload.event_number
    },
    eventClosed(state, { payload: key }: PayloadAction<number>) {
      if (state.open?.key === key) state.open = null
    },
  },
  selectors: { selectOpenEvent: (state) => state.open },
})

export const { eventStarted, eventEnded, eventOpened, eventNumbered, eventClosed } = slice.actions
export const { selectOpenEvent } = slice.selectors
export { slice as statisticsSlice }
