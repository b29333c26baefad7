import { call, put, race, type SagaGenerator, select, take } from 'typed-redux-saga'
import { isTurnTaken, waitForTurn } from '../../browser/tabs.ts'
import { createUuid } from '../../browser/uuid.ts'
import { log, service } from '../services.ts'
import { startDomain } from '../startDomain.saga.ts'
import { attemptsKey } from '../storageKeys.ts'
import { type Attempt, fateOf, hashOf, type Outcome } from './attempt.ts'
import { isOnDevice, lockOf } from './persistence.ts'
import { readAttempts, turnTimeoutMs } from './saga.ts'
import {
  attemptDoubted,
  attemptEnded,
  attemptStarted,
  selectAttempt,
  selectSending,
  senderLeft,
} from './slice.ts'

type Decision<Content> = (before: Attempt | null) => SagaGenerator<Content | null>

export interface Intent<Content extends object, Answer>
  extends Pick<Attempt, 'intent' | 'subject' | 'title' | 'path'> {
  /**
   * What is to be sent; or a saga that decides it when it is this tab's turn, with null if there is nothing to send any
   * more. It gets the open attempt.
   */
  content: Content | Decision<Content>
  /** Sends it, under this message id, without repeating it by itself. */
  send: (content: Content, messageId: string) => SagaGenerator<Outcome<Answer>>
  /** True if the guest has been asked, and wants to send it although an earlier attempt may have arrived. */
  isSure?: boolean | undefined
  /** What the guest means by it: the open attempt is repeated under its id if it meant the same. Default: all, as JSON. */
  meaningOf?: (content: Content) => string
  /** What a repetition says as it was said first. */
  repeatedOf?: (content: Content) => string
  /** Message id of a new content. Default: a random one. */
  idOf?: (content: Content) => string
  /** Names of the drafts that end when the hotel has it. */
  drafts?: readonly string[]
  /** What the guest reads when the hotel has it, as a catalogue key, if it has to be told again after a reload. */
  told?: string
  /** True if the app can read from the hotel what became of it: then it need not be kept on the device. */
  isReadable?: boolean
}

export type Sent<Content, Answer> =
  /** The hotel has it. */
  | { kind: 'done'; answer: Answer; content: Content; messageId: string }
  /**
   * Nothing was sent, and the guest has to be asked: an earlier attempt may have arrived; or, with `isUnkept`, this browser
   * keeps nothing, so that a page that is loaded again would not know of it.
   */
  | { kind: 'open'; isUnkept?: true }
  /** There was nothing to send, or the code that keeps the attempt did not load. */
  | { kind: 'nothing' }
  /** The guest has left; nobody may be told of the outcome. */
  | { kind: 'left' }
  /** `isInDoubt`: the hotel may have it all the same, or an earlier attempt. */
  | {
      kind: 'failed'
      why: 'refused' | 'unsent' | 'unknown'
      isInDoubt: boolean
      outcome: Exclude<Outcome<Answer>, { kind: 'ok' }>
      messageId: string
    }

/**
 * Sends what must reach the hotel exactly once: one message id for one intent, one tab at a time, no repetition unless
 * the guest wants it, and the attempt stored on the device until it is known whether the hotel has it.
 */
export function* sendOnce<Content extends object, Answer>(
  given: Intent<Content, Answer>,
): SagaGenerator<Sent<Content, Answer>> {
  const { sent } = yield* race({ sent: call(takeTurn<Content, Answer>, given), left: take(senderLeft) })
  return sent ?? { kind: 'left' }
}

const asked = { kind: 'open' } as const

interface Question {
  intent: string
  isSure?: boolean | undefined
  /** Only an attempt that nobody waits for any more. */
  isInDoubt?: boolean
}

/** Whether an earlier attempt, of any tab, keeps the guest from sending without being asked. */
export function* isOpen({ intent, isSure = false, isInDoubt = false }: Question) {
  yield* call(readAttempts)
  const attempt = yield* select(selectAttempt, intent)
  return !isSure && attempt !== null && (attempt.isInDoubt || !isInDoubt)
}

function* takeTurn<Content extends object, Answer>(
  given: Intent<Content, Answer>,
): SagaGenerator<Sent<Content, Answer>> {
  const { intent, isSure, meaningOf = JSON.stringify } = given
  // What keeps the attempt on the device has to listen before anything leaves.
  if (!(yield* call(startDomain, 'sending')))
    return isOnDevice(yield* service('storage'), intent) ? asked : { kind: 'nothing' }
  if (yield* isOpen({ intent, isSure, isInDoubt: true })) return asked
  // What another tab is sending now has an outcome when it is this tab's turn.
  const elsewhere = yield* select(selectAttempt, intent)
  const isSentElsewhere = elsewhere !== null || (yield* call(isTurnTaken, lockOf(intent)))
  const turn = waitForTurn(lockOf(intent), turnTimeoutMs)
  try {
    yield* call(() => turn)
    if (yield* isOpen({ intent, isSure })) return asked
    const before = yield* select(selectAttempt, intent)
    const content =
      typeof given.content === 'function'
        ? yield* call(given.content as Decision<Content>, before)
        : given.content
    if (content === null) return { kind: 'nothing' }
    // The guest has pressed in two tabs; or this browser has no locks, and the other tab has sent it meanwhile. Who wanted
    // it again, and has learned in the other tab what became of it, wants no further one.
    const isSame = !elsewhere || elsewhere.meaning === hashOf(meaningOf(content))
    const isRepeated = isSure ? elsewhere && !before : isSentElsewhere && isSame
    if (isRepeated || (yield* isOpen({ intent, isSure }))) return asked
    return yield* call(attempt<Content, Answer>, given, content, before)
  } finally {
    // Also if the guest has left before it was this tab's turn.
    void turn.then((end) => end())
  }
}

function* attempt<Content extends object, Answer>(
  given: Intent<Content, Answer>,
  content: Content,
  before: Attempt | null,
): SagaGenerator<Sent<Content, Answer>> {
  const {
    intent,
    subject,
    title,
    path,
    idOf = () => createUuid(),
    meaningOf = JSON.stringify,
    repeatedOf,
  } = given
  const meaning = hashOf(meaningOf(content))
  const known = before && { ...before.earlier, [before.meaning]: before.messageId }
  const { [meaning]: messageId = idOf(content), ...earlier } = known ?? {}
  // What is sent again stays in doubt meanwhile, in other tabs and if this page is closed.
  const isInDoubt = before?.isInDoubt === true
  const repeated = repeatedOf?.(content)
  yield* put(
    attemptStarted({ intent, messageId, meaning, earlier, repeated, subject, title, path, isInDoubt }),
  )
  // By now the device has it, if it keeps anything; only then anything leaves.
  const { local } = yield* service('storage')
  const { isUnkeptAccepted } = yield* select(selectSending)
  if (!local.isKept(attemptsKey) && !isUnkeptAccepted && !given.isReadable) {
    yield* put(attemptEnded({ intent, before }))
    return { kind: 'open', isUnkept: true }
  }
  const outcome = yield* call(given.send, content, messageId)
  yield* call(readAttempts)
  if (outcome.kind === 'ok') {
    const drafts = yield* service('drafts')
    for (const name of given.drafts ?? []) drafts.clear(name)
    yield* put(attemptEnded({ intent, told: given.told }))
    return { kind: 'done', answer: outcome.answer, content, messageId }
  }
  yield* log('error', 'sending', `${intent} failed: ${outcome.kind}`)
  const fate = fateOf(outcome)
  if (fate === 'unknown') {
    yield* put(attemptDoubted(intent))
    return { kind: 'failed', why: fate, isInDoubt: true, outcome, messageId }
  }
  // What is refused, or never sent, says nothing about an earlier attempt, not even about the same message: a hotel may
  // refuse before it looks whether it has it, such as to a guest who has been checked out since.
  yield* put(attemptEnded({ intent, before }))
  return { kind: 'failed', why: fate, isInDoubt: before?.isInDoubt === true, outcome, messageId }
}
