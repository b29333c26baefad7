import { call, delay, put } from 'typed-redux-saga'
import { isWalkinMode } from '../../core/mode.ts'
import { service } from '../../core/services.ts'
import { endedElsewhereName } from '../../core/storageKeys.ts'
import { isForgotten } from './forgotten.saga.ts'
import { endHere } from './logout.saga.ts'
import { endedElsewhere } from './otherTab.ts'
import { readLoginData } from './persistence.ts'

/**
 * Debounce delay: login data consist of several keys, which are compared when the other tab has written all of them.
 */
const settleMs = 100

/** Ends the session in this tab if it has ended in another one. */
export function* followOtherTab() {
  yield* delay(settleMs)
  yield* call(endForgotten)
}

/** @param conceal called before a guest whom the device no longer remembers is signed out in this tab, too */
export function* endForgotten(conceal?: () => void) {
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
