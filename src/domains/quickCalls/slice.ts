import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CallState, CallTarget, QuickCall } from '../../contract/quickCalls.ts'
import { sessionReset } from '../session/slice.ts'
import { callPressed } from './events.ts'

export interface Call {
  /** As the exchange names it; empty until it has answered, and in a demo. */
  id: QuickCall['id']
  target: CallTarget
  /** How the call stands (CALL-04). It is `calling` from the press on. */
  state: CallState
  /** Milliseconds since the epoch; null as long as nobody has answered. */
  connectedAt: number | null
  endedAt: number | null
}

interface State {
  /** The one that is under way, or was last. */
  call: Call | null
}

const initialState: State = { call: null }
const final: readonly CallState[] = ['ended', 'failed']

export const isUnderWay = (call: Call | null): call is Call => call !== null && !final.includes(call.state)

const slice = createSlice({
  name: 'quickCalls',
  initialState,
  reducers: {
    /** The exchange has taken the call. */
    callAccepted(state, { payload: id }: PayloadAction<Call['id']>) {
      if (state.call) state.call.id = id
    },
    /** A call that was under way when the page was loaded anew. */
    callRestored(state, { payload }: PayloadAction<Call>) {
      state.call ??= payload
    },
    /** What is over stays as it ended. */
    callChanged(state, { payload }: PayloadAction<{ state: CallState; at: number }>) {
      const { call } = state
      if (!isUnderWay(call)) return
      call.state = payload.state
      if (payload.state === 'connected') call.connectedAt ??= payload.at
      if (final.includes(payload.state)) call.endedAt = payload.at
    },
    hangUpPressed() {},
    /** The guest asks again for what did not load. */
    departmentsWanted() {},
  },
  extraReducers: (builder) =>
    builder
      .addCase(callPressed, (state, { payload: target }) => {
        if (isUnderWay(state.call)) return
        state.call = { id: '', target, state: 'calling', connectedAt: null, endedAt: null }
      })
      .addCase(sessionReset, () => initialState),
  selectors: {
    selectCall: (state) => state.call,
    selectIsCalling: (state) => isUnderWay(state.call),
  },
})

export const { callAccepted, callRestored, callChanged, hangUpPressed, departmentsWanted } = slice.actions
export const { selectCall, selectIsCalling } = slice.selectors
export { slice as quickCallsSlice }
