import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { StreamingDevice } from '../../contract/streaming.ts'
import { type Loadable, loadableOf } from '../../core/loadable.ts'
import { tvSelected } from '../remoteTv/slice.ts'
import { isSessionEnd } from '../session/slice.ts'

/** Types of devices that the app has instructions for; a hotel may have others (STRM-01). */
const knownTypes = ['chromecast', 'airplay', 'bluetooth'] as const
type KnownType = (typeof knownTypes)[number]

/** State of a device, as the app displays it. */
type DeviceState = 'available' | 'active' | 'inUse' | 'unavailable'

const words: Record<Exclude<DeviceState, 'inUse'>, readonly string[]> = {
  available: ['', 'available', 'free', 'idle', 'off', 'online', 'paired', 'ready', 'stopped'],
  active: ['active', 'casting', 'connected', 'on', 'playing', 'running', 'started', 'streaming'],
  unavailable: ['disconnected', 'error', 'failed', 'offline', 'unavailable'],
}

/** Maps a hotel's status to a state. An unknown status means in use, possibly by the guest (STRM-04). */
export function deviceState(status: string): DeviceState {
  const word = status.trim().toLowerCase()
  if (words.available.includes(word)) return 'available'
  if (words.active.includes(word)) return 'active'
  return words.unavailable.includes(word) ? 'unavailable' : 'inUse'
}

/** Filters out devices of another known type than the requested one (STRM-02). */
export const ofType = <Device extends { type: string }>(devices: readonly Device[], type: string): Device[] =>
  devices.filter((device) => type === '' || (knownType(device.type) ?? type) === type)

/** Null for an unknown type: then the devices of all types are shown. */
export const knownType = (type: string): KnownType | null =>
  knownTypes.find((known) => known === type.trim().toLowerCase()) ?? null

type DeviceId = StreamingDevice['id']

interface StreamingState {
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
