import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { StreamingDevice } from '../../contract/streaming.ts'
import { tvSelected } from '../remoteTv/slice.ts'
import { sessionReset } from '../session/slice.ts'
import type { LoadStatus } from '../status.ts'

export type DeviceId = StreamingDevice['id']

export interface StreamingState {
  status: LoadStatus
  /** The type that the devices are of; empty for all. */
  type: string
  devices: StreamingDevice[]
  /** The device that is being started or ended. */
  busy: DeviceId | null
}

const initialState: StreamingState = { status: 'unknown', type: '', devices: [], busy: null }

const slice = createSlice({
  name: 'streaming',
  initialState,
  reducers: {
    /** The screen of that type opened, or the guest tries again. */
    devicesWanted(state, { payload: type }: PayloadAction<string>) {
      if (type !== state.type) return { ...initialState, type }
      return state
    },
    devicesRequested(state) {
      state.status = 'fetching'
    },
    devicesLoaded(state, { payload }: PayloadAction<StreamingDevice[]>) {
      state.status = 'success'
      state.devices = payload
    },
    devicesFailed(state) {
      state.status = 'failure'
    },
    deviceSwitched(state, { payload }: PayloadAction<{ id: DeviceId; isOn: boolean }>) {
      state.busy = payload.id
    },
    switchEnded(state) {
      state.busy = null
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionReset, () => initialState)
      .addCase(tvSelected, ({ type }) => ({ ...initialState, type })),
  selectors: { selectStreaming: (state) => state },
})

export const { devicesWanted, devicesRequested, devicesLoaded, devicesFailed, deviceSwitched, switchEnded } =
  slice.actions
export const { selectStreaming } = slice.selectors
export { slice as streamingSlice }
