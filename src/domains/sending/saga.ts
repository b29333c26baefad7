import { call, fork, put, select, takeEvery } from 'typed-redux-saga'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { keepAttempts, knowSender } from '../../core/sending/saga.ts'
import { senderLeft, sendingSlice } from '../../core/sending/slice.ts'
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
  const asked = new Set<string>()
  yield* takeEvery(repetitionWithheld, ({ payload }) => askAgain(payload, asked))
  // A question to the guest who has left, which holds what they have written.
  yield* takeEvery(senderLeft, function* closeQuestions() {
    for (const id of asked) yield* put(dialogClosed(id))
    asked.clear()
  })
  if (yield* select(selectIsRegistered)) yield* call(knowSender, yield* select(selectUserId))
}

/** The hotel may have it already (ORD-15, SENT-02, SENT-04). */
function* askAgain({ intent, subject, event }: Withheld, asked: Set<string>) {
  const id = `again ${intent}`
  asked.add(id)
  yield* put(
    dialogRaised({
      id,
      ...doubtWords[subject],
      choices: [{ label: 'order.doubtful.send', event }, { label: 'order.doubtful.wait' }],
    }),
  )
}

export const sendingState: DomainState = { slices: [sendingSlice], saga: sendingSaga }
