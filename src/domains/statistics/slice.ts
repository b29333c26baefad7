import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The kind of a counted event. */
export interface EventKind {
  event_type: string
  event_value: string
}

/** An event that has started and not ended (STAT-01). */
export interface OpenEvent extends EventKind {
  /** The hotel's number for it; 0 until the hotel has responded. */
  event_number: number
  /** Distinguishes two events of one kind while neither has its number. */
  key: number
}

const slice = createSlice({
  name: 'statistics',
  initialState: { open: null as OpenEvent | null, lastKey: 0 },
  reducers: {
    /** Something other than a navigation starts to be counted, or has ended. */
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
