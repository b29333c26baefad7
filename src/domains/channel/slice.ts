import { type Action, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type ChannelState = 'connecting' | 'connected' | 'closed'

interface State {
  state: ChannelState
  status: 'unknown' | 'success' | 'failure'
  /** Whether the channel has been connected before. If so, the guest is notified when it closes (SHELL-25). */
  wasConnected: boolean
  /** Whether the channel is open again after a loss, and the page is about to be reloaded (RT-27). */
  isReloading: boolean
}

const slice = createSlice({
  name: 'channel',
  initialState: { state: 'connecting', status: 'unknown', wasConnected: false, isReloading: false } as State,
  reducers: {
    reloadPlanned(state) {
      state.isReloading = true
    },
    /** The guest has begun what a reload would cut off, before the hotel answered. */
    reloadGivenUp(state) {
      state.isReloading = false
    },
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
    selectIsReloading: (state) => state.isReloading,
    selectIsLost: (state) => state.wasConnected && state.state !== 'connected',
    selectIsUnreachable: (state) => state.status === 'failure' && state.state !== 'connected',
  },
})

export const { channelChanged, reloadGivenUp, reloadPlanned } = slice.actions

/** The channel is connected, for the first time or again. */
export const isConnection = (action: Action) => channelChanged.match(action) && action.payload === 'connected'

/** The channel closed, or could not be opened. */
export const isLoss = (action: Action) => channelChanged.match(action) && action.payload === 'closed'

export const { selectIsConnected, selectIsLost, selectIsReloading, selectIsUnreachable } = slice.selectors
export { slice as channelSlice }
