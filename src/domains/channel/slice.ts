import { type Action, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type ChannelState = 'connecting' | 'connected' | 'closed'

interface State {
  state: ChannelState
  status: 'unknown' | 'success' | 'failure'
  /** Has the channel been connected before? Then the guest is notified when it closes (SHELL-25). */
  wasConnected: boolean
}

const slice = createSlice({
  name: 'channel',
  initialState: { state: 'connecting', status: 'unknown', wasConnected: false } as State,
  reducers: {
    channelChanged(state, { payload }: PayloadAction<ChannelState>) {
      state.state = payload
      if (payload === 'connected') {
        state.status = 'success'
        state.wasConnected = true
      } else if (payload === 'closed') state.status = 'failure'
    },
  },
  selectors: {
    selectIsConnected: (state) => state.state === 'connected',
    selectIsLost: (state) => state.wasConnected && state.state !== 'connected',
    selectIsUnreachable: (state) => state.status === 'failure' && state.state !== 'connected',
  },
})

export const { channelChanged } = slice.actions

/** The hotel is there, for the first time or again. */
export const isConnection = (action: Action) => channelChanged.match(action) && action.payload === 'connected'

export const { selectIsConnected, selectIsLost, selectIsUnreachable } = slice.selectors
export { slice as channelSlice }
