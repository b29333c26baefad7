import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CallState, CallTarget, QuickCall } from '../../contract/quickCalls.ts'
import { isSessionEnd } from '../session/slice.ts'
import { callPressed } from './events.ts'

export interface Call {
  /** Id at the exchange; empty until it has answered, and in a demo. */
  id: QuickCall['id']
  target: CallTarget
  /** State of the call (CALL-04). It is `calling` from the press on. */
  state: CallState
  /** In ms since 1970; null until the call is answered. */
  connectedAt: number | null
  endedAt: number | null
}

interface State {
  /** The current call, or the last one. */
  call: Call | null
}

const initialState: State = { call: null }
const final: readonly CallState[] = ['ended', 'failed']

export const isUnderWay = (call: Call | null): call is Call => call !== null && !final.includes(call.state)

const slice = createSlice({
  name: 'quickCalls',
  initialState,
  reducers: {
    /** The exchange has accepted the call. */
    callAccepted(state, { payload: id }: PayloadAction<Call['id']>) {
      if (state.call) state.call.id = id
    },
    /** Restores a call that was in progress before a reload. */
    callRestored(state, { payload }: PayloadAction<Call>) {
      state.call ??= payload
    },
    /** A call that is over keeps its final state. */
    callChanged(state, { payload }: PayloadAction<{ state: CallState; at: number }>) {
      const { call } = state
      if (!isUnderWay(call)) return
      call.state = payload.state
      if (payload.state === 'connected') call.connectedAt ??= payload.at
      if (final.includes(payload.state)) call.endedAt = payload.at
    },
    hangUpPressed() {},
  },
  extraReducers: (builder) =>
    builder
      .addCase(callPressed, (state, { payload: target }) => {
        if (isUnderWay(state.call)) return
        state.call = { id: '', target, state: 'calling', connectedAt: null, endedAt: null }
      })
      .addMatcher(isSessionEnd, () => initialState),
  selectors: {
    selectCall: (state) => state.call,
  },
})

export const { callAccepted, callRestored, callChanged, hangUpPressed } = slice.actions
export const { selectCall } = slice.selectors
export { slice as quickCallsSlice }
