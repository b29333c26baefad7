import type { Task } from 'redux-saga'
import { call, join, select, spawn } from 'typed-redux-saga'
import * as v from 'valibot'
import { endQuickCall, type QuickCall } from '../../contract/quickCalls.ts'
import { waitForRetry } from '../../core/retries.ts'
import { log, request, service } from '../../core/services.ts'
import { selectIsSignedInOnChannel, selectPropertyId, signedInOnChannel } from '../session/slice.ts'
import { hangUpDraft } from './events.ts'

/** Time-out of the request: the guest's next call waits for its end. */
const endTimeoutMs = 10_000
/** Interval between retries, if the exchange cannot be reached. Later ones follow a sign-in only. */
const retryIntervalMs = 10_000
/** Time after which the retries end: by then the phone in the room has been hung up. */
const retryLimitMs = 5 * 60_000

const Pending = v.object({ id: v.string(), until: v.number() })
type Pending = v.InferOutput<typeof Pending>

/** Ends the call at the exchange. Retries if the exchange is unreachable, also after a reload (CALL-05). */
export function* hangUp(start: Task) {
  const started = (yield* join(start)) as QuickCall | null
  if (!started) return
  const now = yield* service('now')
  const pending: Pending = { id: started.id, until: now() + retryLimitMs }
  const drafts = yield* service('drafts')
  drafts.save(hangUpDraft, pending)
  yield* call(endCall, pending)
}

/** Continues to end a call that was not ended before the page was reloaded. */
export function* resumeHangUp() {
  const drafts = yield* service('drafts')
  const pending = drafts.read(hangUpDraft, Pending)
  return pending ? yield* spawn(endCall, pending) : null
}

/**
 * Ends a call at once that is still waiting to be ended, because the exchange has refused the guest's next call for it.
 * Returns whether it has been ended.
 */
export function* endPendingCall() {
  const drafts = yield* service('drafts')
  const pending = drafts.read(hangUpDraft, Pending)
  return pending !== undefined && (yield* call(requestEnd, pending))
}

function* endCall(pending: Pending) {
  const wasSignedIn = yield* select(selectIsSignedInOnChannel)
  if (yield* call(requestEnd, pending)) return
  // The hotel has signed the guest in while it answered.
  const isSignedInSince = !wasSignedIn && (yield* select(selectIsSignedInOnChannel))
  if (isSignedInSince && (yield* call(requestEnd, pending))) return
  yield* spawn(retryEnd, pending)
}

function* retryEnd(pending: Pending) {
  const now = yield* service('now')
  let failures = 0
  do {
    if (now() > pending.until) return yield* forget(pending)
    failures += 1
    yield* waitForRetry(failures, retryIntervalMs, signedInOnChannel)
  } while (!(yield* call(requestEnd, pending)))
}

/**
 * Returns false if the exchange was not reached, or the guest is not signed in yet (401), so that the request has to be
 * repeated.
 */
function* requestEnd(pending: Pending) {
  const { id: callId } = pending
  const propertyId = yield* select(selectPropertyId)
  const params = { propertyId, callId }
  // Sent also if the guest signs out or closes the page meanwhile.
  const outcome = yield* request(endQuickCall, { params, timeout: endTimeoutMs, outlivesPage: true })
  if (outcome.kind !== 'ok') yield* log('warn', 'quickCalls', `${callId} was not ended: ${outcome.kind}`)
  const isEarly = outcome.kind === 'refused' && outcome.status === 401
  if (isEarly || outcome.kind === 'unreachable' || outcome.kind === 'timeout') return false
  yield* forget(pending)
  return true
}

function* forget({ id }: Pending) {
  const drafts = yield* service('drafts')
  if (drafts.read(hangUpDraft, Pending)?.id === id) drafts.clear(hangUpDraft)
}
