import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import * as v from 'valibot'
import { isTelevision } from '../../browser/deviceKind.ts'
import { getRoomsByRoomnumber, type TvEntry } from '../../contract/rooms.ts'
import { guestDomainsLoaded } from '../../core/domains/slice.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { televisionCommandRequested } from '../device/slice.ts'
import {
  selectDeviceMode,
  selectIsCheckedIn,
  selectIsWalkin,
  selectRoom,
  selectSession,
  signedInOnChannel,
} from '../session/slice.ts'
import { loadPower } from './loadPower.saga.ts'
import {
  isSameTv,
  keyPressed,
  selectRemoteTv,
  tvSelected,
  tvsFailed,
  tvsLoaded,
  tvsRequested,
  tvsWanted,
} from './slice.ts'

export function* remoteTvSaga() {
  // Not `takeLatest`: a second sign-in must not cancel the request of the first.
  yield* takeEvery([guestDomainsLoaded, signedInOnChannel, tvsWanted], loadTvs)
  yield* takeLatest(tvSelected, onTvSelected)
  yield* takeEvery([keyPressed, televisionCommandRequested], onCommand)
}

/** What acts on a television is loaded with the first command. */
function* onCommand(event: ReturnType<typeof keyPressed> | ReturnType<typeof televisionCommandRequested>) {
  const { onKeyPressed, onCommandRequested } = yield* call(() => import('./commands.ts'))
  if (keyPressed.match(event)) yield* call(onKeyPressed, event)
  else yield* call(onCommandRequested, event)
}

/**
 * Loads the televisions of the guest's room, once per room (TV-02); after a failure again when the guest retries, or is
 * signed in anew.
 */
function* loadTvs({ type }: { type: string }) {
  const room = yield* select(selectRoom)
  if (!(yield* select(selectIsCheckedIn)) || (yield* select(selectIsWalkin)) || !room) return
  const { specialDevicesCalled, roomNr, status } = yield* select(selectRemoteTv)
  const isKnown = specialDevicesCalled && roomNr === room && status !== 'failure'
  if (isKnown && type !== tvsWanted.type) return
  yield* put(tvsRequested(room))
  const outcome = yield* callHotel(getRoomsByRoomnumber, { room_id: room })
  if (room !== (yield* select(selectRoom))) return
  if (outcome.kind !== 'ok') {
    yield* log('warn', 'remoteTv', `the list of televisions did not load: ${outcome.kind}`)
    return yield* put(tvsFailed())
  }
  const drafts = yield* service('drafts')
  const saved = drafts.read(selectionKey, Selection)
  const { kind } = yield* service('device')
  // A phone may have opened the address of a television.
  const isThisSet = isTelevision(kind) || (yield* select(selectDeviceMode)) === 'tv'
  const tvs = isThisSet ? yield* call(thisOneOf, outcome.answer) : outcome.answer
  yield* put(tvsLoaded({ tvs, savedId: saved?.room === room ? saved.id : '', isThisSet }))
  yield* call(loadPower)
}

/** Returns the television alone that the app runs on: it acts on itself, and asks nobody (TV-04). */
function* thisOneOf(tvs: TvEntry[]) {
  const { tvId } = yield* select(selectSession)
  if (!tvId) return tvs
  const own = tvs.filter(({ id }) => isSameTv(id, tvId))
  if (own.length > 0) return own
  yield* log('warn', 'remoteTv', `the room has no television ${tvId}`)
  return tvs
}

/** The selected television is restored after a reload of the page. */
const selectionKey = 'remote-tv'
const Selection = v.object({ room: v.string(), id: v.string() })

function* onTvSelected({ payload }: ReturnType<typeof tvSelected>) {
  const drafts = yield* service('drafts')
  drafts.save(selectionKey, { room: yield* select(selectRoom), id: String(payload.id) })
  yield* call(loadPower)
}
