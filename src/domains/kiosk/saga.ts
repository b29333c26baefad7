import { all, call, put, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga'
import { isWalkinMode } from '../../core/mode.ts'
import { service } from '../../core/services.ts'
import { deviceFreed, logoutRequested, selectSession, signInDraftChanged } from '../session/slice.ts'
import { assessPresence, type Presence } from './presence.ts'
import { resetKiosk, wipeDevice } from './reset.saga.ts'
import { guestForgotten, kioskBegun, kioskResumed } from './slice.ts'
import { readSeenAt } from './stamp.ts'
import { watchPresence } from './watchPresence.saga.ts'

/** Somebody is there: they have touched the invitation, or write into the form that stood before it came. */
const begins = [kioskBegun, signInDraftChanged]

/** Runs before anybody is signed in: the session waits for the domains of its device. */
export function* kioskSaga() {
  yield* takeLatest(deviceFreed, resetKiosk)
  const presence = yield* call(presenceBefore)
  const now = yield* service('now')
  if (presence && assessPresence(presence, now()) === 'gone') yield* call(forget)
  else if (presence) {
    yield* put(kioskResumed())
    yield* call(watchUntilGone, presence)
  } else {
    // Who begins before all is wiped is there as well.
    yield* all([call(wipeDevice), take(begins)])
    yield* call(watchUntilGone, { touchedAt: now(), watchedAt: 0 })
  }
  while (true) {
    yield* take(begins)
    yield* call(watchUntilGone, { touchedAt: now(), watchedAt: 0 })
  }
}

/**
 * Is somebody there already? They were seen before the page was loaded again, who they are stands in the device's storage
 * or in the address, or they write into the form. How long nobody touched anything counts over the load: the kiosk may have been switched off meanwhile.
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
  yield* put(logoutRequested())
}
