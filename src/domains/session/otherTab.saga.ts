import { call, delay, put, select } from 'typed-redux-saga'
import { service } from '../../core/services.ts'
import { endHere } from './logout.saga.ts'
import { endedElsewhere, isStillRemembered } from './otherTab.ts'
import { readLoginData } from './persistence.ts'
import { selectSession } from './slice.ts'

/** Login data are several values: they are compared when the other tab has written them all. */
const settleMs = 100

/**
 * A session ends in all tabs of the device. The tab in which it ended has deleted what the device stored, and may have
 * stored another guest's: this one only loses its own.
 */
export function* followOtherTab() {
  yield* delay(settleMs)
  yield* call(endForgotten)
}

/** @param conceal what is done before a guest whom the device no longer remembers is signed out here, too */
export function* endForgotten(conceal?: () => void) {
  const { status, checkinData, loginData } = yield* select(selectSession)
  // Of who came without a room nothing is stored.
  if (status !== 'registered' || !checkinData) return
  if (isStillRemembered(loginData, readLoginData({ storage: yield* service('storage') }))) return
  conceal?.()
  yield* put(endedElsewhere())
  yield* call(endHere)
}
