import { call, fork, put, select, take, takeLatest, takeLeading } from 'typed-redux-saga'
import { getStreamingDevices, startStreamingDevice, stopStreamingDevice } from '../../contract/streaming.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectRoomTv, tvSelected, tvsLoaded } from '../remoteTv/slice.ts'
import { callHotel, log } from '../world.ts'
import {
  deviceSwitched,
  devicesFailed,
  devicesLoaded,
  devicesRequested,
  devicesWanted,
  selectStreaming,
  switchEnded,
} from './slice.ts'

export function* streamingSaga() {
  yield* fork(keepRead)
  yield* takeLeading(deviceSwitched, change)
}

/** Nobody asks before the guest has come to see them. */
function* keepRead() {
  yield* take(devicesWanted)
  yield* fork(load)
  yield* takeLatest([devicesWanted, tvSelected, tvsLoaded], load)
}

function* load() {
  const tv = yield* select(selectRoomTv)
  if (!tv) return
  const { type } = yield* select(selectStreaming)
  yield* put(devicesRequested())
  const outcome = yield* callHotel(getStreamingDevices, { room_ip_id: tv.id, type })
  if (outcome.kind === 'ok') return yield* put(devicesLoaded(outcome.answer))
  yield* log('warn', 'streaming', `the streaming devices did not load: ${outcome.kind}`)
  yield* put(devicesFailed())
}

function* change({ payload: { id, isOn } }: ReturnType<typeof deviceSwitched>) {
  const tv = yield* select(selectRoomTv)
  if (!tv) return yield* put(switchEnded())
  const ask = { room_ip_id: tv.id, device_id: id }
  const outcome = yield* callHotel(isOn ? startStreamingDevice : stopStreamingDevice, ask)
  if (outcome.kind !== 'ok') {
    yield* log('warn', 'streaming', `a device was not switched: ${outcome.kind}`)
    yield* put(noticeRaised({ text: 'streaming.failed' }))
  }
  yield* put(switchEnded())
  yield* call(load)
}
