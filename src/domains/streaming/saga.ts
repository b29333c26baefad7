import { put, select, takeLatest, takeLeading } from 'typed-redux-saga'
import { getStreamingDevices, startStreamingDevice, stopStreamingDevice } from '../../contract/streaming.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import type { routeEntered } from '../../core/routing/slice.ts'
import { callHotel, log } from '../../core/services.ts'
import { noticeRaised } from '../notices/slice.ts'
import { aboutTv, roomIpIdOf, selectRoomTv, tvSelected, tvsLoaded } from '../remoteTv/slice.ts'
import { streamingPath } from './paths.ts'
import {
  deviceSwitched,
  devicesFailed,
  devicesLoaded,
  devicesRequested,
  devicesWanted,
  knownType,
  ofType,
  selectDeviceType,
  streamingSlice,
  switchFinished,
} from './slice.ts'

export function* streamingSaga() {
  yield* takeLatest(devicesWanted, loadDevices)
  yield* takeLatest(isVisitOf('streamingDevices'), onVisit)
  yield* takeLatest([tvSelected, tvsLoaded], reloadOpenScreen)
  yield* takeLeading(deviceSwitched, switchDevice)
}

function* onVisit({ payload: { params } }: ReturnType<typeof routeEntered>) {
  yield* put(devicesWanted(knownType(params.type ?? '') ?? ''))
}

/** Reloads the devices for another television. */
function* reloadOpenScreen() {
  if (yield* isScreenOpen(streamingPath)) yield* put(devicesWanted(yield* select(selectDeviceType)))
}

function* loadDevices() {
  const tv = yield* select(selectRoomTv)
  if (!tv) return
  const type = yield* select(selectDeviceType)
  yield* put(devicesRequested())
  const outcome = yield* callHotel(getStreamingDevices, { room_ip_id: roomIpIdOf(tv), type })
  if (outcome.kind === 'ok') return yield* put(devicesLoaded(ofType(outcome.answer, type)))
  yield* log('error', 'streaming', `the streaming devices did not load: ${outcome.kind}`)
  yield* put(devicesFailed())
}

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
  yield* put(devicesWanted(yield* select(selectDeviceType)))
}

export const streamingState: DomainState = { slices: [streamingSlice], saga: streamingSaga }
