import { createAction } from '@reduxjs/toolkit'
import { buffers, eventChannel } from 'redux-saga'
import {
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga'
import { concealPage, onPageRestored } from '../../browser/page.ts'
import { isWalkinMode } from '../../core/mode.ts'
import { isPush } from '../../core/pushed.ts'
import { loginPath } from '../../core/routing/paths.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { service } from '../../core/services.ts'
import { anybodyEnded, attemptsKey, endedElsewhereName, rememberedKeys } from '../../core/storageKeys.ts'
import { isStoredElsewhere, storedElsewhere } from '../../core/storedElsewhere.ts'
import { configLoaded, selectConfig } from '../config/slice.ts'
import { verifyCheckin } from './authenticate.saga.ts'
import { hashOf, readEnded, writeEnded } from './endedIdentities.ts'
import { endHere, leaveMode, logOut, onCheckinLost, onSessionReset } from './logout.saga.ts'
import { isForgotten, settleMs } from './otherTabs.saga.ts'
import { readLoginData } from './persistence.ts'
import {
  checkinLost,
  logoutRequested,
  modeLeft,
  registered,
  selectHasDoor,
  selectIsDemo,
  selectIsRegistered,
  selectIsSignedInOnChannel,
  selectSession,
  sessionReset,
} from './slice.ts'

/** The guest left in another tab of this device, or another guest signed in there. */
const endedElsewhere = createAction('session/endedElsewhere')

/** Minimum interval between checks that are triggered by the guest's return to the page, or by a push event. */
const minSeenIntervalMs = 60_000

/**
 * Verifies the check-in every ten minutes (by default) while the page is visible, and ends a stay that is over (SES-32
 * to SES-34). Also verifies when the guest returns to the page, or a push event arrives, because the reception may have
 * checked the guest out.
 */
export function* checkPeriodically() {
  const page = yield* service('page')
  const now = yield* service('now')
  const pageSeen = eventChannel<true>((emit) => page.onVisible(() => emit(true)), buffers.sliding(1))
  let checkedAt = now()
  while (true) {
    const { checkin_validity_interval } = yield* select(selectConfig)
    const { configured, seen, said } = yield* race({
      isOver: delay(Math.max(0, checkedAt + checkin_validity_interval - now())),
      // The configuration with the hotel's own interval may arrive only now (CONF-12).
      configured: take(configLoaded),
      seen: take(pageSeen),
      said: take(isPush),
    })
    // Of what another tab has in a cookie, because storage is full, no event tells.
    if (!configured) {
      yield* put(storedElsewhere(attemptsKey))
      yield* put(storedElsewhere(rememberedKeys[0]))
    }
    if (configured || ((seen || said) && now() - checkedAt < minSeenIntervalMs)) continue
    yield* call(() => page.whenVisible())
    checkedAt = now()
    if (yield* isDue()) yield* call(verifyCheckin)
  }
}

/**
 * Whether the check-in has to be verified. Also on the texts that are open to everybody, which a navigation does not
 * verify (SES-33, RULE-06).
 */
function* isDue() {
  const place = yield* select(selectPlace)
  const isGuest = (yield* select(selectHasDoor)) && !(yield* select(selectIsDemo))
  return isGuest && place?.pathname !== loginPath && (yield* select(selectIsSignedInOnChannel))
}

/**
 * A page from the back/forward cache may show a guest who has left since: it is hidden at once, and reloaded (SES-30).
 */
function* watchRestoredPage() {
  const restored = eventChannel<true>((emit) => onPageRestored(() => emit(true)))
  yield* takeEvery(restored, onRestored)
}

function* onRestored() {
  if (yield* select(selectIsRegistered)) return yield* call(endForgotten, concealPage)
  const page = yield* service('page')
  concealPage()
  page.reload()
}

/** Enough for the guests of a day at a kiosk. */
const maxHashes = 2000

/** The hash of the same guest without an arrival date. */
const undated = (hash: string) => hash.replace(/\w+$/, '')

/** Stores in this tab whose identities have ended, until that guest signs in again (SES-30). */
function* watchIdentity() {
  const { session } = yield* service('storage')
  let present: string[] = []
  function* revive() {
    present = yield* hashesOfGuest()
    if (present.length === 0) return
    const { checkin } = (yield* select(selectSession)).loginData
    // A guest without an arrival date may be on any of the stays that ended.
    const isBack = (hash: string) => hash === anybodyEnded || present.includes(checkin ? hash : undated(hash))
    writeEnded(
      session,
      readEnded(session).filter((hash) => !isBack(hash)),
    )
  }
  yield* call(revive)
  yield* takeEvery(registered, revive)
  // The state of the guest who leaves may already be reset, so the hashes were computed before.
  yield* takeEvery([logoutRequested, checkinLost, endedElsewhere], () => {
    writeEnded(session, [...new Set([...readEnded(session), ...present])].slice(-maxHashes))
  })
}

/** Hashes of every way in which a URL may name the guest: with the entered values, and with those of the hotel. */
function* hashesOfGuest() {
  const { loginData, checkinData } = yield* select(selectSession)
  const { name = '', last_name = '', room = '', id = '' } = checkinData ?? {}
  const rooms = new Set(['', loginData.room, room])
  const names = new Set(['', loginData.name, last_name, `${name} ${last_name}`.trim()])
  const ids = new Set(['', loginData.userId, id])
  const combined = [...rooms].flatMap((of) =>
    [...names].flatMap((called) =>
      [...ids].map((userId) => hashOf({ ...loginData, room: of, name: called, userId })),
    ),
  )
  // The first one names nobody.
  const hashes = combined.slice(1)
  return [...hashes, ...hashes.map(undated)]
}

/** Ends the session in this tab if it has ended in another one. */
function* followOtherTab() {
  yield* delay(settleMs)
  yield* call(endForgotten)
}

/** @param conceal called before a guest whom the device no longer remembers is signed out in this tab, too */
function* endForgotten(conceal?: () => void) {
  if (!(yield* call(isForgotten))) return
  const stored = readLoginData({ storage: yield* service('storage') })
  conceal?.()
  yield* put(endedElsewhere())
  const cookies = yield* service('cookies')
  // The other tab has deleted the device's data, and this one what it may have written since, unless the other tab may
  // have stored another guest's.
  const isAnotherHere = stored.room !== '' || stored.userId !== '' || isWalkinMode(cookies.get('mode'))
  const drafts = yield* service('drafts')
  yield* call(endHere, { isLocalKept: isAnotherHere, told: () => drafts.save(endedElsewhereName, true) })
}

export function* signedInSaga() {
  // Forked first, while the state still contains the guest who leaves.
  yield* fork(watchIdentity)
  const drafts = yield* service('drafts')
  drafts.clear(endedElsewhereName)
  yield* takeLeading(logoutRequested, logOut)
  yield* takeLeading(modeLeft, leaveMode)
  yield* takeEvery(sessionReset, onSessionReset)
  yield* takeLeading(checkinLost, onCheckinLost)
  yield* fork(checkPeriodically)
  yield* takeLatest(isStoredElsewhere(rememberedKeys), followOtherTab)
  yield* fork(watchRestoredPage)
}
