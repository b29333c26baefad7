import { eventChannel } from 'redux-saga'
import { call, delay, put, race, select, take } from 'typed-redux-saga'
import { onStoredElsewhere } from '../../browser/tabs.ts'
import { guestDomainsLoaded, selectAreGuestDomainsLoaded } from '../../core/domains/slice.ts'
import { service } from '../../core/services.ts'
import { storedElsewhere } from '../../core/storedElsewhere.ts'
import { hashOf, readEnded, writeEnded } from './endedIdentities.ts'
import { isStillRemembered } from './otherTab.ts'
import { readLoginHere } from './persistence.ts'
import { reloadWhenSafe } from './reload.saga.ts'
import { registered, selectIsRegistered, selectSession, sessionReset } from './slice.ts'

/** A guest who signs in elsewhere instead writes several keys. */
const settleMs = 100

/**
 * Follows other tabs until the guest's domains do, which hear of what has changed meanwhile. A guest whom the device
 * remembered when this page was loaded, and who has signed out in another tab since, is neither signed in by an answer
 * that comes late, nor left in the form (SES-30).
 */
export function* followWhileLoading() {
  const { loginData, propertyId } = yield* select(selectSession)
  const storage = yield* service('storage')
  const stored = () => readLoginHere({ storage }, propertyId)
  const wasRemembered = loginData.room !== '' && isStillRemembered(loginData, stored())
  const changes = eventChannel<{ key: string | null }>((emit) => onStoredElsewhere((key) => emit({ key })))
  while (!(yield* select(selectIsRegistered)) || !(yield* select(selectAreGuestDomainsLoaded))) {
    const { change } = yield* race({ change: take(changes), isNear: take([registered, guestDomainsLoaded]) })
    if (!change) continue
    if (yield* select(selectIsRegistered)) {
      if (!(yield* select(selectAreGuestDomainsLoaded))) yield* take(guestDomainsLoaded)
      yield* put(storedElsewhere(change.key))
    } else if (wasRemembered) {
      if (stored().room) yield* delay(settleMs)
      const isIn = yield* select(selectIsRegistered)
      if (!isIn && !isStillRemembered(loginData, stored())) return yield* call(forget)
    }
  }
  changes.close()
}

/** Whether the guest of this tab has signed out in another one, which this one is about to follow. */
export function* isForgotten() {
  const { status, checkinData, loginData, mode, propertyId } = yield* select(selectSession)
  const storage = yield* service('storage')
  // Nothing is stored of a guest without a room, nor of a demo.
  const isStored = status === 'registered' && checkinData && mode !== 'demo'
  return isStored && !isStillRemembered(loginData, readLoginHere({ storage }, propertyId))
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
