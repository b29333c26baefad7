import { call, put, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga'
import { isWalkinMode } from '../../core/mode.ts'
import { service } from '../../core/services.ts'
import { deviceFreed, logoutRequested, selectSession } from '../session/slice.ts'
import { assessPresence, type Presence } from './presence.ts'
import { resetKiosk, wipeDevice } from './reset.saga.ts'
import { guestForgotten, kioskBegun, kioskResumed } from './slice.ts'
import { readSeenAt } from './stamp.ts'
import { watchPresence } from './watchPresence.saga.ts'

/** Runs before anybody is signed in: the session waits for the domains of its device. */
export function* kioskSaga() {
  yield* takeLatest(deviceFreed, resetKiosk)
  const presence = yield* call(presenceBefore)
  const now = yield* service('now')
  if (presence && assessPresence(presence, now()) === 'gone') yield* call(forget)
  else if (presence) {
    yield* put(kioskResumed())
    yield* call(watchUntilGone, presence)
  } else yield* call(wipeDevice)
  while (true) {
    yield* take(kioskBegun)
    yield* call(watchUntilGone, { touchedAt: now(), watchedAt: 0 })
  }
}

/**
 * Is it a guest's page that was loaded again? Somebody was seen, or who they are stands in the device's storage or in the
 * address. How long nobody touched anything counts over the load: the kiosk may have been switched off meanwhile.
 */
function* presenceBefore(): SagaGenerator<Presence | null> {
  const { loginData, mode } = yield* select(selectSession)
  const { room, name, userId } = loginData
  const seenAt = readSeenAt(yield* service('storage'))
  if (seenAt === null && !room && !name && !userId && !isWalkinMode(mode)) return null
  const now = yield* service('now')
  return { touchedAt: Math.min(seenAt ?? now(), now()), watchedAt: 0 }
}

function* watchUntilGone(presence: Presence) {
  const outcome = yield* call(watchPresence, presence)
  // Who has signed out is being forgotten already.
  if (outcome === 'gone') yield* call(forget)
}

/** By the sign-out, which forgets what the session holds and frees the device. */
function* forget() {
  yield* put(guestForgotten())
  yield* put(logoutRequested())
}
