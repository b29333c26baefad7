import { call, fork, put, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { isWalkinMode } from '../../core/mode.ts'
import { addressClosed } from '../../core/routing/slice.ts'
import { service } from '../../core/services.ts'
import { deviceFreed, logoutRequested, selectSession, signInDraftChanged } from '../session/slice.ts'
import { assessPresence, type Presence } from './presence.ts'
import { resetKiosk, wipeDevice } from './reset.saga.ts'
import { guestForgotten, kioskBegun, kioskResumed, kioskSlice } from './slice.ts'
import { readSeenAt } from './stamp.ts'
import { watchPresence } from './watchPresence.saga.ts'

/** A guest is present: they have touched the invitation, or type into the form that was shown before the invitation. */
const begins = [kioskBegun, signInDraftChanged]

/** Runs before anybody is signed in: the session waits for the domains of its device. */
export function* kioskSaga() {
  yield* takeLatest(deviceFreed, resetKiosk)
  const presence = yield* call(presenceBefore)
  if (presence) yield* call(resume, presence)
  // A guest may begin before everything is deleted.
  else yield* fork(wipeDevice)
  while (true) yield* call(serveGuest)
}

/** Waits until a guest begins, then until nobody is there. */
function* serveGuest() {
  yield* take(begins)
  const now = yield* service('now')
  yield* call(watchUntilGone, { touchedAt: now(), watchedAt: 0 })
}

/** Continues with a guest who was present before a reload. */
function* resume(presence: Presence) {
  const now = yield* service('now')
  if (assessPresence(presence, now()) === 'gone') return yield* call(forget)
  yield* put(kioskResumed())
  yield* call(watchUntilGone, presence)
}

/**
 * Returns the presence of a guest whose page was reloaded, or null. There was a guest if a timestamp is stored, if
 * storage or the URL contains their data, or if somebody types into the form. The idle time continues across the
 * reload, because the kiosk may have been switched off in the meantime.
 */
function* presenceBefore(): SagaGenerator<Presence | null> {
  const { loginData, mode, draft } = yield* select(selectSession)
  const { room, name, userId } = loginData
  const seenAt = readSeenAt(yield* service('storage'))
  if (seenAt === null && !room && !name && !userId && !draft && !isWalkinMode(mode)) return null
  const now = yield* service('now')
  return { touchedAt: Math.min(seenAt ?? now(), now()), watchedAt: 0 }
}

function* watchUntilGone(presence: Presence) {
  const outcome = yield* call(watchPresence, presence)
  // After a sign-out the guest's data is already being deleted.
  if (outcome === 'gone') yield* call(forget)
}

/** Signs the guest out, which deletes the session's data and frees the device. */
function* forget() {
  yield* put(guestForgotten())
  yield* put(addressClosed())
  yield* put(logoutRequested())
}

export const kioskState: DomainState = { slices: [kioskSlice], saga: kioskSaga }
