import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { put, select, takeLeading } from 'typed-redux-saga'
import {
  getStreamingDevices,
  type StreamingDevice,
  startStreamingDevice,
  stopStreamingDevice,
} from '../../contract/streaming.ts'
import { defineLoad, readAs, stateOf } from '../../core/load.ts'
import { paramsAt } from '../../core/routing/buildPath.ts'
import { isVisitOf } from '../../core/routing/screenVisit.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { callHotel, log } from '../../core/services.ts'
import { noticeRaised } from '../notices/slice.ts'
import { aboutTv, roomIpIdOf, selectRoomTv, tvSelected, tvsLoaded } from '../remoteTv/slice.ts'
import { sessionEnds } from '../session/slice.ts'
import { streamingPath } from './paths.ts'

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

const until = [...sessionEnds, tvSelected]

/** The type in the address of the open screen, empty for all; null elsewhere. */
function* openType() {
  const place = yield* select(selectPlace)
  const params = place && paramsAt(place.pathname, streamingPath)
  return params && (knownType(params.type ?? '') ?? '')
}

/** The devices at the television, by type. */
export const devices = defineLoad({
  name: 'streaming/devices',
  about: 'the streaming devices',
  initial: [] as StreamingDevice[],
  when: [isVisitOf('streamingDevices'), tvSelected, tvsLoaded],
  until,
  key: openType,
  *ask(type: string) {
    const tv = yield* select(selectRoomTv)
    if (!tv) return null
    const asked = callHotel(getStreamingDevices, { room_ip_id: roomIpIdOf(tv), type })
    return readAs(asked, (list) => ofType(list, type))
  },
})

interface State {
  /** The device that is being started or stopped. */
  pendingDevice: DeviceId | null
}

const initialState: State = { pendingDevice: null }

const slice = createSlice({
  name: 'streaming',
  initialState,
  reducers: {
    deviceSwitched(state, { payload }: PayloadAction<{ id: DeviceId; isOn: boolean }>) {
      state.pendingDevice = payload.id
    },
    switchFinished: () => initialState,
  },
  extraReducers: (builder) => {
    for (const event of until) builder.addCase(event, () => initialState)
  },
  selectors: { selectIsSwitching: (state) => state.pendingDevice !== null },
})

export const { deviceSwitched } = slice.actions
export const { selectIsSwitching } = slice.selectors
const { switchFinished } = slice.actions

function* switchDevice({ payload: { id, isOn } }: ReturnType<typeof deviceSwitched>) {
  const tv = yield* select(selectRoomTv)
  if (!tv) return yield* put(switchFinished())
  const ask = { room_ip_id: roomIpIdOf(tv), device_id: id }
  const outcome = yield* callHotel(isOn ? startStreamingDevice : stopStreamingDevice, ask)
  if (outcome.kind !== 'ok') {
    yield* log('warn', 'streaming', `a device was not switched: ${outcome.kind}`)
    yield* put(noticeRaised({ about: aboutTv, text: 'streaming.failed', isFailure: true }))
  }
  yield* put(switchFinished())
  // The list is reloaded after the switch has finished, so that the next switch need not wait for it.
  const type = yield* openType()
  if (type !== null) yield* put(devices.wanted(type))
}

export const streamingState = stateOf([devices], {
  slices: [slice],
  *saga() {
    yield* takeLeading(deviceSwitched, switchDevice)
  },
})
