import type { UnknownAction } from '@reduxjs/toolkit'
import { call, put, type SagaGenerator, select } from 'typed-redux-saga'
import type { Subject } from './attempt.ts'
import { type Intent, type Sent, sendOnce } from './sendOnce.saga.ts'
import { outcomeKnown, repetitionWithheld, selectIsInDoubt } from './slice.ts'

type Failed<Answer> = Extract<Sent<never, Answer>, { kind: 'failed' }>

/** What is sent once, and what the guest is asked and told around it. */
interface Sending<Content extends object, Answer> extends Intent<Content, Answer> {
  subject: Exclude<Subject, 'film'>
  /** The guest's press once more. */
  press: (options: { isSure: boolean }) => UnknownAction
  /** The place says nothing of its own: the guest is asked first, or it may have arrived, which `selectIsInDoubt` says. */
  leftOpen: UnknownAction
  accepted: (answer: Answer) => UnknownAction
  /** What the place says if the hotel does not have it, and the notice elsewhere; without `sent` nothing was sent. */
  failed: (sent?: Failed<Answer>) => { event: UnknownAction; text: string }
  /** The same as a notice, as a catalogue key. */
  told: string
  /** Whether the guest has the place before them, which shows the outcome itself. */
  isShown: () => SagaGenerator<boolean>
}

/** Sends once what a form means, and tells how it ended: in the place, or by a notice if the guest has left it (SENT-03). */
export function* sendAndTell<Content extends object, Answer>(given: Sending<Content, Answer>) {
  const { intent, subject } = given
  const sent = yield* sendOnce<Content, Answer>(given)
  if (sent.kind === 'left') return sent
  if (sent.kind === 'open') {
    yield* put(given.leftOpen)
    const { isUnkept = false } = sent
    yield* put(repetitionWithheld({ intent, subject, isUnkept, event: given.press({ isSure: !isUnkept }) }))
    return sent
  }
  if (sent.kind === 'done') yield* put(given.accepted(sent.answer))
  const failed = sent.kind === 'done' ? null : given.failed(sent.kind === 'failed' ? sent : undefined)
  // Also where nothing was sent now: an earlier attempt may have arrived, and has not failed.
  const isInDoubt = yield* select(selectIsInDoubt, intent)
  if (failed) yield* put(isInDoubt ? given.leftOpen : failed.event)
  if (yield* call(given.isShown)) return sent
  if (!failed) yield* put(outcomeKnown({ text: given.told }))
  else yield* put(outcomeKnown({ text: isInDoubt ? 'content.request.doubt' : failed.text, isFailure: true }))
  return sent
}
