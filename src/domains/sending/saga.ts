import type { Action } from '@reduxjs/toolkit'
import { call, fork, put, select, takeEvery } from 'typed-redux-saga'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { keepAttempts, knowSender } from '../../core/sending/saga.ts'
import {
  attemptEnded,
  attemptsTold,
  doubtSettled,
  selectSending,
  senderLeft,
  sendingSlice,
} from '../../core/sending/slice.ts'
import { dialogClosed, dialogRaised } from '../dialogs/slice.ts'
import {
  logoutRequested,
  registered,
  selectIsRegistered,
  selectUserId,
  sessionEnds,
} from '../session/slice.ts'
import { doubtWords } from './doubtWords.ts'
import { repetitionWithheld } from './slice.ts'

type Withheld = ReturnType<typeof repetitionWithheld>['payload']

/** Tells the sender of what must arrive once whose it is, and asks the guest before a repetition. */
export function* sendingSaga() {
  yield* fork(keepAttempts)
  yield* takeEvery(registered, ({ payload }) => knowSender(payload.checkin?.id ?? ''))
  yield* takeEvery([logoutRequested, ...sessionEnds], function* leave() {
    yield* put(senderLeft())
  })
  /** The intents that were asked about, and whether an attempt was open then. */
  const asked = new Map<string, boolean>()
  yield* takeEvery(repetitionWithheld, ({ payload }) => askAgain(payload, asked))
  yield* takeEvery([senderLeft, attemptsTold, attemptEnded, doubtSettled], (event: Action) =>
    closeQuestions(event, asked),
  )
  if (yield* select(selectIsRegistered)) yield* call(knowSender, yield* select(selectUserId))
}

const dialogOf = (intent: string) => `again ${intent}`

/**
 * Closes the questions whose guest has left, since they hold what was written, and those that are settled, such as in
 * another tab: an answer would send it once more.
 */
function* closeQuestions({ type }: Action, asked: Map<string, boolean>) {
  for (const [intent, wasOpen] of [...asked]) {
    const isSettled = wasOpen && !(yield* isAnyOpen(intent))
    if (!isSettled && type !== senderLeft.type) continue
    asked.delete(intent)
    yield* put(dialogClosed(dialogOf(intent)))
  }
}

/** The orders of all shops are asked about in one question. */
function* isAnyOpen(intent: string) {
  const { attempts } = yield* select(selectSending)
  return attempts.some((one) => one.intent === intent || one.intent.startsWith(`${intent}/`))
}

/** The hotel may have it already (ORD-15, SENT-02, SENT-04). */
function* askAgain({ intent, subject, event }: Withheld, asked: Map<string, boolean>) {
  asked.set(intent, yield* isAnyOpen(intent))
  yield* put(
    dialogRaised({
      id: dialogOf(intent),
      ...doubtWords[subject],
      choices: [{ label: 'order.doubtful.send', event }, { label: 'order.doubtful.wait' }],
    }),
  )
}

export const sendingState: DomainState = { slices: [sendingSlice], saga: sendingSaga }
