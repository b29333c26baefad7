import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga'
import { hasTurns, waitForTurn } from '../../browser/tabs.ts'
import { persist } from '../persistence.ts'
import { service } from '../services.ts'
import { attemptsKey } from '../storageKeys.ts'
import { isStoredElsewhere } from '../storedElsewhere.ts'
import { takeLeadingBy } from '../takeLeadingBy.ts'
import { attemptsOnDevice, lockOf, writeAttempts } from './persistence.ts'
import {
  attemptDoubted,
  attemptMet,
  attemptsTold,
  selectAttempt,
  selectSending,
  senderKnown,
  senderLeft,
} from './slice.ts'

/** How long a tab waits for another one that is sending the same. */
export const turnTimeoutMs = 60_000

/** Stores the attempts on the device, and follows those of other tabs. */
export function* keepAttempts() {
  const storage = yield* service('storage')
  yield* persist(selectSending, (state, before, event) => {
    // What was just read is not written back, because it could overwrite a change by another tab.
    if (attemptsTold.match(event) || senderKnown.match(event)) return
    if (state.attempts !== before.attempts) writeAttempts(storage, state, before)
  })
  yield* takeEvery(isStoredElsewhere([attemptsKey]), readAttempts)
  yield* takeLeadingBy(attemptMet, ({ intent }) => intent, doubtAbandoned)
  yield* takeEvery([attemptsTold, senderKnown], meetOthers)
}

/** Takes over what any tab of this guest has stored. */
export function* readAttempts() {
  const { owner } = yield* select(selectSending)
  yield* put(attemptsTold(attemptsOnDevice(yield* service('storage'), owner)))
}

/** A guest is signed in. Nothing that is under way for another one reaches them. @param owner user id */
export function* knowSender(owner: string) {
  const { owner: before, attempts } = yield* select(selectSending)
  // Also what has not left the device yet.
  if (before !== owner && (before !== '' || attempts.length > 0)) yield* put(senderLeft())
  yield* put(senderKnown({ owner, attempts: attemptsOnDevice(yield* service('storage'), owner) }))
}

/** What another tab, or an earlier page of this one, has sent and is not known to be in doubt. */
function* meetOthers({ type }: { type: string }) {
  const isTold = type === attemptsTold.type
  const { attempts, awaited } = yield* select(selectSending)
  for (const { intent, isInDoubt } of attempts)
    if (!isInDoubt && !awaited.includes(intent)) yield* put(attemptMet({ intent, isTold }))
}

/**
 * Waits until no tab is sending it any more. If its outcome is not stored by then, the page that has sent it is gone, and
 * it is in doubt.
 */
function* doubtAbandoned({ payload: { intent, isTold } }: ReturnType<typeof attemptMet>) {
  const { left } = yield* race({ end: call(waitForEnd, intent, isTold), left: take(senderLeft) })
  if (left) return
  yield* call(readAttempts)
  const { awaited } = yield* select(selectSending)
  const attempt = yield* select(selectAttempt, intent)
  if (attempt && !attempt.isInDoubt && !awaited.includes(intent)) yield* put(attemptDoubted(intent))
}

function* waitForEnd(intent: string, isTold: boolean) {
  // Without locks, another tab that has told of it may be sending it for so long; after a page load none is waited for.
  if (isTold && !hasTurns()) return yield* delay(turnTimeoutMs)
  const turn = waitForTurn(lockOf(intent), turnTimeoutMs)
  try {
    yield* call(() => turn)
  } finally {
    // Also if the guest leaves before.
    void turn.then((end) => end())
  }
}
