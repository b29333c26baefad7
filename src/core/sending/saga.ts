import { call, fork, put, select, takeEvery } from 'typed-redux-saga'
import { isTurnTaken } from '../../browser/tabs.ts'
import { persist } from '../persistence.ts'
import { service } from '../services.ts'
import { attemptsKey } from '../storageKeys.ts'
import { isStoredElsewhere } from '../storedElsewhere.ts'
import { attemptsOnDevice, lockOf, writeAttempts } from './persistence.ts'
import { attemptDoubted, attemptsTold, selectSending, senderKnown, senderLeft } from './slice.ts'

/** Stores the attempts on the device, and follows those of other tabs. */
export function* keepAttempts() {
  const storage = yield* service('storage')
  yield* persist(selectSending, (state, before, event) => {
    // What was just read is not written back, because it could overwrite a change by another tab.
    if (attemptsTold.match(event) || senderKnown.match(event)) return
    if (state.attempts !== before.attempts) writeAttempts(storage, state)
  })
  yield* takeEvery(isStoredElsewhere([attemptsKey]), readAttempts)
}

/** Takes over what any tab of this guest has stored. */
export function* readAttempts() {
  const { owner } = yield* select(selectSending)
  yield* put(attemptsTold(attemptsOnDevice(yield* service('storage'), owner)))
}

/** A guest is signed in. Nothing that is under way for another one reaches them. @param owner user id */
export function* knowSender(owner: string) {
  const { owner: before, attempts } = yield* select(selectSending)
  if (before !== owner && attempts.length > 0) yield* put(senderLeft())
  yield* put(senderKnown({ owner, attempts: attemptsOnDevice(yield* service('storage'), owner) }))
  yield* fork(doubtAbandoned)
}

/** What no tab is sending any more is in doubt: the page that has sent it is gone. */
function* doubtAbandoned() {
  const { attempts, awaited } = yield* select(selectSending)
  for (const { intent, isInDoubt } of attempts) {
    if (isInDoubt || awaited.includes(intent)) continue
    if (!(yield* call(isTurnTaken, lockOf(intent)))) yield* put(attemptDoubted(intent))
  }
}
