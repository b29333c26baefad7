import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type ChannelState = 'connecting' | 'connected' | 'closed'

interface State {
  state: ChannelState
  status: 'unknown' | 'success' | 'failure'
  /** Was there a channel before? Then a closed one is a lost one, and the guest is told (SHELL-25). */
  everConnected: boolean
}

const slice = createSlice({
  name: 'channel',
  initialState: { state: 'connecting', status: 'unknown', everConnected: false } as State,
  reducers: {
    channelChanged(state, { payload }: PayloadAction<ChannelState>) {
      state.state = payload
      if (payload === 'connected') {
        state.status = 'success'
        state.everConnected = true
      } else if (payload === 'closed') state.status = 'failure'
    },
  },
  selectors: {
    selectIsConnected: (state) => state.state === 'connected',
    selectIsLost: (state) => state.everConnected && state.state !== 'connected',
    selectIsUnreachable: (state) => state.status === 'failure' && state.state !== 'connected',
  },
})

export const { channelChanged } = slice.actions
export const { selectIsConnected, selectIsLost, selectIsUnreachable } = slice.selectors
export { slice as channelSlice }
