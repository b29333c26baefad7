import { call, delay, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { hasTurns, waitForTurn } from '../../browser/tabs.ts'
import { selectHasChunkFailed } from '../chunks/slice.ts'
import { persist } from '../persistence.ts'
import { service } from '../services.ts'
import { attemptsKey } from '../storageKeys.ts'
import { isStoredElsewhere } from '../storedElsewhere.ts'
import { takeLeadingBy } from '../takeLeadingBy.ts'
import { attemptsOnDevice, lockOf, unreadOnDevice, writeAttempts, writeUnread } from './persistence.ts'
import {
  attemptDoubted,
  attemptEnded,
  attemptMet,
  attemptsTold,
  outcomesRead,
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
    if (state.unread !== before.unread) writeUnread(storage, state)
  })
  yield* takeLatest([attemptEnded, senderKnown], awaitReading)
  yield* takeEvery(isStoredElsewhere([attemptsKey]), readAttempts)
  yield* takeLeadingBy(attemptMet, ({ intent }) => intent, doubtAbandoned)
  yield* takeEvery([attemptsTold, senderKnown], meetOthers)
}

/** How long an outcome is on the screen until the guest has read it. */
const readingMs = 3000

function* awaitReading() {
  if ((yield* select(selectSending)).unread.length === 0) return
  const { left } = yield* race({ read: delay(readingMs), left: take(senderLeft) })
  // What shows it may be what has not loaded: then the next page tells it again.
  if (!left && !(yield* select(selectHasChunkFailed))) yield* put(outcomesRead())
}

/** Takes over what any tab of this guest has stored. */
export function* readAttempts() {
  const { owner } = yield* select(selectSending)
  yield* put(attemptsTold(attemptsOnDevice(yield* service('storage'), owner)))
}

/**
 * A guest is signed in. Nothing that is under way for another one reaches them. Returns the outcomes that were told
 * right before this page was loaded.
 * @param owner user id
 */
export function* knowSender(owner: string) {
  const storage = yield* service('storage')
  const { owner: before, attempts, unread } = yield* select(selectSending)
  // Also what has not left the device yet.
  if (before !== owner && (before !== '' || attempts.length > 0)) yield* put(senderLeft())
  const told = before === owner ? unread : unreadOnDevice(storage, owner)
  yield* put(senderKnown({ owner, attempts: attemptsOnDevice(storage, owner), unread: told }))
  return before === owner ? [] : told
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
