import { eventChannel } from 'redux-saga'
import { call, delay, put, race, select, take } from 'typed-redux-saga'
import { onStoredElsewhere } from '../../browser/tabs.ts'
import { guestDomainsLoaded, selectAreGuestDomainsLoading } from '../../core/domains/slice.ts'
import { service } from '../../core/services.ts'
import { storedElsewhere } from '../../core/storedElsewhere.ts'
import { guestDomainsSettled } from './connect.saga.ts'
import { hashOf, readEnded, writeEnded } from './endedIdentities.ts'
import { isStillRemembered } from './otherTab.ts'
import { readLoginHere } from './persistence.ts'
import { reloadWhenSafe } from './reloadWhenSafe.saga.ts'
import { registered, selectIsRegistered, selectSession, sessionReset } from './slice.ts'

/** A guest who signs in elsewhere instead writes several keys. */
const settleMs = 100

/**
 * Follows other tabs until the guest's domains do. A guest whom the device remembered when this page was loaded, and who
 * has signed out in another tab since, is neither signed in by an answer that comes late, nor left in the form (SES-30).
 */
export function* followWhileLoading() {
  const { loginData, propertyId } = yield* select(selectSession)
  const storage = yield* service('storage')
  const stored = () => readLoginHere({ storage }, propertyId)
  if (!loginData.room || !isStillRemembered(loginData, stored())) return
  const changes = eventChannel<{ key: string | null }>((emit) => onStoredElsewhere((key) => emit({ key })))
  while (true) {
    const { change } = yield* race({ change: take(changes), isNear: take([registered, guestDomainsLoaded]) })
    const isLoading = yield* select(selectAreGuestDomainsLoading)
    if (yield* select(selectIsRegistered)) {
      if (!isLoading) return changes.close()
      if (!change) continue
      yield* call(guestDomainsSettled)
      yield* put(storedElsewhere(change.key))
    } else if (change) {
      if (stored().room) yield* delay(settleMs)
      const isIn = yield* select(selectIsRegistered)
      if (!isIn && !isStillRemembered(loginData, stored())) return yield* call(forget)
    }
  }
}

/** The address does not name them any more either, once the page is loaded again. */
function* forget() {
  const { loginData } = yield* select(selectSession)
  const storage = yield* service('storage')
  writeEnded(storage.session, [...readEnded(storage.session), hashOf(loginData)])
  storage.endGuest({ isLocalKept: true })
  yield* put(sessionReset())
  yield* call(reloadWhenSafe)
}
