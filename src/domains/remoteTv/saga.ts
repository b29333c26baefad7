import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import * as v from 'valibot'
import { controlPlayer, controlTv, getPowerStatus } from '../../contract/remote.ts'
import { getRoomsByRoomnumber } from '../../contract/rooms.ts'
import { televisionAsked } from '../device/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { registered, selectIsCheckedIn, selectIsWalkin, selectRoom, stayBegan } from '../session/slice.ts'
import { callHotel, log, world } from '../world.ts'
import { isForPlayer } from './commands.ts'
import {
  keyPressed,
  powerRead,
  selectRemoteTv,
  selectSelectedTv,
  tvSelected,
  tvsFailed,
  tvsLoaded,
  tvsRequested,
  tvsWanted,
} from './slice.ts'

export function* remoteTvSaga() {
  yield* takeLatest([stayBegan, registered, tvsWanted], lookUp)
  yield* takeLatest(tvSelected, onSelected)
  yield* takeEvery([keyPressed, televisionAsked], command)
}

/** The televisions of the guest's room, once a room; again only when the guest asks for it (TV-02). */
function* lookUp({ type }: { type: string }) {
  const room = yield* select(selectRoom)
  if (!(yield* select(selectIsCheckedIn)) || (yield* select(selectIsWalkin)) || !room) return
  const { specialDevicesCalled, roomNr } = yield* select(selectRemoteTv)
  if (specialDevicesCalled && roomNr === room && type !== tvsWanted.type) return
  yield* put(tvsRequested(room))
  const outcome = yield* callHotel(getRoomsByRoomnumber, { room_id: room })
  if (outcome.kind !== 'ok') {
    yield* log('warn', 'remoteTv', `the list of televisions did not load: ${outcome.kind}`)
    return yield* put(tvsFailed())
  }
  const drafts = yield* world('drafts')
  const kept = drafts.read(choiceKey, Choice)
  yield* put(tvsLoaded({ tvs: outcome.answer, kept: kept?.room === room ? kept.id : '' }))
  yield* call(readPower)
}

/** The choice outlives a reload of the page. */
const choiceKey = 'remote-tv'
const Choice = v.object({ room: v.string(), id: v.string() })

function* onSelected({ payload }: ReturnType<typeof tvSelected>) {
  const drafts = yield* world('drafts')
  drafts.save(choiceKey, { room: yield* select(selectRoom), id: String(payload.id) })
  yield* call(readPower)
}

function* readPower() {
  const tv = yield* select(selectSelectedTv)
  if (!tv) return
  const outcome = yield* callHotel(getPowerStatus, { room_id: tv.id })
  yield* put(powerRead({ id: tv.id, power: outcome.kind === 'ok' ? outcome.answer.powerStatus : 'unknown' }))
}

/** A key is for now: one that waited longer, or that the channel lost, must not reach the set later by itself. */
const forNow = { resend: false, timeout: 8000 }

/** A key of the remote control, or what a menu item wants of the selected television. */
function* command({ payload }: ReturnType<typeof keyPressed | typeof televisionAsked>) {
  const tv = yield* select(selectSelectedTv)
  if (!tv) return
  const spec = isForPlayer(payload) ? controlPlayer : controlTv
  const outcome = yield* callHotel(spec, { room_id: tv.id, room_ip: tv.ip, command: payload }, forNow)
  if (outcome.kind !== 'ok') {
    yield* log('warn', 'remoteTv', `the command ${payload} failed: ${outcome.kind}`)
    return yield* put(noticeRaised({ text: 'errors.request' }))
  }
  if (payload === 'power') yield* call(readPower)
}
