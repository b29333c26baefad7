import { buffers, eventChannel } from 'redux-saga'
import { call, delay, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { onStoredElsewhere } from '../../browser/tabs.ts'
import { guestDomainsLoaded, selectAreGuestDomainsLoaded } from '../../core/domains/slice.ts'
import { service } from '../../core/services.ts'
import { rememberedKeys } from '../../core/storageKeys.ts'
import { isStoredElsewhere, storedElsewhere } from '../../core/storedElsewhere.ts'
import { hashOf, readEnded, writeEnded } from './endedIdentities.ts'
import { readLoginHere } from './persistence.ts'
import { reloadWhenSafe } from './reload.saga.ts'
import type { LoginData } from './session.types.ts'
import { selectIsRegistered, selectSession, sessionReset } from './slice.ts'

/** Login data consist of several keys, which are compared when the other tab has written all of them. */
export const settleMs = 100

/** Tells what other tabs store; of a guest who is signed in when the guest's domains can hear it. */
export function* followOtherTabs() {
  yield* takeLatest(isStoredElsewhere(rememberedKeys), forget)
  // An object, because a channel cannot emit null, which the key may be.
  const changes = eventChannel<{ key: string | null }>(
    (emit) => onStoredElsewhere((key) => emit({ key })),
    buffers.expanding(8),
  )
  yield* takeEvery(changes, function* tell({ key }) {
    const isIn = yield* select(selectIsRegistered)
    if (isIn && !(yield* select(selectAreGuestDomainsLoaded))) yield* take(guestDomainsLoaded)
    yield* put(storedElsewhere(key))
  })
}

/** Whether the guest whom the device remembered has signed out in another tab, which this one is about to follow. */
export function* isForgotten() {
  const { isRemembered, loginData, propertyId } = yield* select(selectSession)
  const storage = yield* service('storage')
  return isRemembered && !isStillRemembered(loginData, readLoginHere({ storage }, propertyId))
}

/**
 * Whether the device still remembers the guest of this tab. A guest who signed in with another name, or has another
 * room now, is recognized by the hotel's own id.
 */
export function isStillRemembered(guest: LoginData, stored: LoginData): boolean {
  if (!stored.room && !stored.userId) return false
  if (stored.userId && guest.userId) return stored.userId === guest.userId
  return stored.room === guest.room && stored.name === guest.name
}

/**
 * A guest who is forgotten before this tab has signed them in is not left in the form, nor does the address name them any
 * more once the page is loaded again (SES-30). One who is signed in is `signedIn.saga.ts`'s.
 */
function* forget() {
  yield* delay(settleMs)
  if ((yield* select(selectIsRegistered)) || !(yield* call(isForgotten))) return
  const { loginData } = yield* select(selectSession)
  const storage = yield* service('storage')
  writeEnded(storage.session, [...readEnded(storage.session), hashOf(loginData)])
  storage.endGuest({ isLocalKept: true })
  yield* put(sessionReset())
  yield* call(reloadWhenSafe)
}
