import { put, select, take } from 'typed-redux-saga'
import { service } from '../../core/services.ts'
import { selectIsConnected } from '../channel/slice.ts'
import { choiceChanged } from '../language/slice.ts'
import { reauthenticationDue, selectSession } from '../session/slice.ts'
import { deviceRefreshed } from './slice.ts'

/** For this time after the last key press somebody may be filling in the form. */
const usageTimeoutMs = 60_000

/**
 * Has a television sign in again at each refresh while nobody is signed in: the hotel did not answer before, or the next
 * guest has checked in meanwhile (CONF-09).
 */
export function* awaitNextGuest() {
  const device = yield* service('device')
  const now = yield* service('now')
  let lastUse = Number.NEGATIVE_INFINITY
  const stopWatchingInput = device.onInput(() => {
    lastUse = now()
  })
  try {
    while (true) {
      yield* take(deviceRefreshed)
      const { status, signIn } = yield* select(selectSession)
      const isNobodyHere = status === 'not_registered' && signIn !== 'sending'
      const isUsed = now() - lastUse < usageTimeoutMs
      if (isNobodyHere && !isUsed && (yield* select(selectIsConnected))) yield* put(reauthenticationDue())
    }
  } finally {
    stopWatchingInput()
  }
}

/** Deletes the language that the guest has chosen on the television, which stays in the room (SES-30). */
export function* forgetGuest() {
  const cookies = yield* service('cookies')
  cookies.remove('lang')
  // Else the address of the sign-in would contain the language, which counts as a choice of the next guest.
  yield* put(choiceChanged(''))
}
