import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { StreamingDevice } from '../../contract/streaming.ts'
import { type Loadable, loadableOf } from '../../core/loadable.ts'
import { tvSelected } from '../remoteTv/slice.ts'
import { isSessionEnd } from '../session/slice.ts'

export type DeviceId = StreamingDevice['id']

export interface StreamingState {
  devices: Loadable<StreamingDevice[]>
  /** The type of the devices; empty for all. */
  type: string
  /** The device that is being started or stopped. */
  pendingDevice: DeviceId | null
}

const devices = loadableOf('devices', (state: StreamingState) => state.devices, [] as StreamingDevice[])
const initialState: StreamingState = { devices: devices.initial, type: '', pendingDevice: null }

const slice = createSlice({
  name: 'streaming',
  initialState,
  reducers: {
    ...devices.reducers,
    /** The devices of a type are needed, because the screen opened or the guest retries. */
    devicesWanted(state, { payload: type }: PayloadAction<string>) {
      if (type !== state.type) return { ...initialState, type }
      return state
    },
    deviceSwitched(state, { payload }: PayloadAction<{ id: DeviceId; isOn: boolean }>) {
      state.pendingDevice = payload.id
    },
    switchFinished(state) {
      state.pendingDevice = null
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(tvSelected, ({ type }) => ({ ...initialState, type }))
      .addMatcher(isSessionEnd, () => initialState),
  selectors: {
    selectDevices: (state) => state.devices,
    selectDeviceType: (state) => state.type,
    selectIsSwitching: (state) => state.pendingDevice !== null,
  },
})

export const {
  devicesWanted,
  devicesRequested,
  devicesLoaded,
  devicesFailed,
  deviceSwitched,
  switchFinished,
} = slice.actions
export const { selectDevices, selectDeviceType, selectIsSwitching } = slice.selectors
export { slice as streamingSlice }
