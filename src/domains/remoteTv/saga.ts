import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import * as v from 'valibot'
import { controlPlayer, controlTv, getPowerStatus } from '../../contract/remote.ts'
import { getRoomsByRoomnumber } from '../../contract/rooms.ts'
import { guestDomainsLoaded } from '../../core/domains/slice.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { televisionCommandRequested } from '../device/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { registered, selectIsCheckedIn, selectIsWalkin, selectRoom } from '../session/slice.ts'
import { isPlayerCommand } from './commands.ts'
import {
  keyPressed,
  powerLoaded,
  selectRemoteTv,
  selectSelectedTv,
  tvSelected,
  tvsFailed,
  tvsLoaded,
  tvsRequested,
  tvsWanted,
} from './slice.ts'

export function* remoteTvSaga() {
  yield* takeLatest([guestDomainsLoaded, registered, tvsWanted], loadTvs)
  yield* takeLatest(tvSelected, onTvSelected)
  yield* takeEvery([keyPressed, televisionCommandRequested], sendCommand)
}

/** The televisions of the guest's room, once for each room, and again when the guest retries (TV-02). */
function* loadTvs({ type }: { type: string }) {
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
  const drafts = yield* service('drafts')
  const saved = drafts.read(selectionKey, Selection)
  yield* put(tvsLoaded({ tvs: outcome.answer, savedId: saved?.room === room ? saved.id : '' }))
  yield* call(loadPower)
}

/** The selected television is restored after a reload of the page. */
const selectionKey = 'remote-tv'
const Selection = v.object({ room: v.string(), id: v.string() })

function* onTvSelected({ payload }: ReturnType<typeof tvSelected>) {
  const drafts = yield* service('drafts')
  drafts.save(selectionKey, { room: yield* select(selectRoom), id: String(payload.id) })
  yield* call(loadPower)
}

function* loadPower() {
  const tv = yield* select(selectSelectedTv)
  if (!tv) return
  const outcome = yield* callHotel(getPowerStatus, { room_id: tv.id })
  yield* put(
    powerLoaded({ id: tv.id, power: outcome.kind === 'ok' ? outcome.answer.powerStatus : 'unknown' }),
  )
}

/** A command that comes late would surprise: after a lost channel or this time it is not sent any more. */
const commandOptions = { resend: false, timeout: 8000 }

/** Sends a key of the remote control, or the command of a menu item, to the selected television. */
function* sendCommand({ payload }: ReturnType<typeof keyPressed | typeof televisionCommandRequested>) {
  const tv = yield* select(selectSelectedTv)
  if (!tv) return
  const spec = isPlayerCommand(payload) ? controlPlayer : controlTv
  const outcome = yield* callHotel(spec, { room_id: tv.id, room_ip: tv.ip, command: payload }, commandOptions)
  if (outcome.kind !== 'ok') {
    yield* log('warn', 'remoteTv', `the command ${payload} failed: ${outcome.kind}`)
    return yield* put(noticeRaised({ text: 'errors.request' }))
  }
  if (payload === 'power') yield* call(loadPower)
}
