import type { Action } from '@reduxjs/toolkit'
import { call, fork, put, select, takeEvery } from 'typed-redux-saga'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { keepAttempts, knowSender } from '../../core/sending/saga.ts'
import {
  attemptEnded,
  attemptsTold,
  doubtSettled,
  outcomeKnown,
  repetitionWithheld,
  selectSending,
  senderLeft,
  sendingSlice,
  unkeptAccepted,
} from '../../core/sending/slice.ts'
import { dialogClosed, dialogRaised } from '../dialogs/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import {
  logoutRequested,
  registered,
  selectIsRegistered,
  selectUserId,
  sessionEnds,
} from '../session/slice.ts'
import { doubtWords } from './doubtWords.ts'

type Withheld = ReturnType<typeof repetitionWithheld>['payload']

/** Tells the sender of what must arrive once whose it is, and asks the guest before a repetition. */
export function* sendingSaga() {
  yield* fork(keepAttempts)
  yield* takeEvery(registered, ({ payload }) => know(payload.checkin?.id ?? ''))
  yield* takeEvery([logoutRequested, ...sessionEnds], function* leave() {
    yield* put(senderLeft())
  })
  yield* takeEvery(outcomeKnown, function* tell({ payload }) {
    yield* put(noticeRaised(payload))
  })
  const asked: Asked = new Map()
  yield* takeEvery(repetitionWithheld, ({ payload }) => ask(payload, asked))
  yield* takeEvery(unkeptAccepted, function* press({ payload }) {
    // A copy: what has been in the store is frozen, and the middleware marks what it dispatches.
    yield* put({ ...payload })
  })
  yield* takeEvery([senderLeft, attemptsTold, attemptEnded, doubtSettled], (event: Action) =>
    closeQuestions(event, asked),
  )
  if (yield* select(selectIsRegistered)) yield* call(know, yield* select(selectUserId))
}

/** What was told right before the page was loaded again, such as by a guest who pulls it down, is told once more. */
function* know(owner: string) {
  for (const text of yield* call(knowSender, owner)) yield* put(noticeRaised({ text }))
}

/** Ids of the questions, each with its intent if an attempt was open then. */
type Asked = Map<string, string | null>

/**
 * Closes the questions whose guest has left, since they hold what was written, and those that are settled, such as in
 * another tab: an answer would send it once more.
 */
function* closeQuestions({ type }: Action, asked: Asked) {
  for (const [id, open] of [...asked]) {
    const isSettled = open !== null && !(yield* isAnyOpen(open))
    if (!isSettled && type !== senderLeft.type) continue
    asked.delete(id)
    yield* put(dialogClosed(id))
  }
}

/** The orders of all shops are asked about in one question. */
function* isAnyOpen(intent: string) {
  const { attempts } = yield* select(selectSending)
  return attempts.some((one) => one.intent === intent || one.intent.startsWith(`${intent}/`))
}

/**
 * The hotel may have it already (ORD-15, SENT-02, SENT-04); or the browser keeps nothing, and whoever sends it has to know
 * that the page must stay open (SENT-09).
 */
function* ask({ intent, subject, event, isUnkept = false }: Withheld, asked: Asked) {
  const { title, text, send } = doubtWords[subject]
  const id = `${isUnkept ? 'unkept' : 'again'} ${intent}`
  asked.set(id, !isUnkept && (yield* isAnyOpen(intent)) ? intent : null)
  yield* put(
    dialogRaised({
      id,
      ...(isUnkept
        ? {
            title: send,
            text: 'errors.unkept',
            choices: [{ label: send, event: unkeptAccepted(event) }, { label: 'app.cancel' }],
          }
        : {
            title,
            text,
            choices: [{ label: 'order.doubtful.send', event }, { label: 'order.doubtful.wait' }],
          }),
    }),
  )
}

export const sendingState: DomainState = { slices: [sendingSlice], saga: sendingSaga }
