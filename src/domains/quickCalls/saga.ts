import type { Action } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import {
  actionChannel,
  call,
  cancel,
  delay,
  fork,
  join,
  put,
  race,
  type SagaGenerator,
  select,
  spawn,
  take,
} from 'typed-redux-saga'
import * as v from 'valibot'
import {
  callStates,
  callTargets,
  getQuickCall,
  type QuickCall,
  startQuickCall,
} from '../../contract/quickCalls.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { persist } from '../../core/persistence.ts'
import { pushed } from '../../core/pushed.ts'
import { waitForRetry } from '../../core/retries.ts'
import { isAt } from '../../core/routing/buildPath.ts'
import { isScreenOpen } from '../../core/routing/screenVisit.ts'
import { isScreenNavigation } from '../../core/routing/slice.ts'
import { log, request, service } from '../../core/services.ts'
import {
  selectIsDemo,
  selectPropertyId,
  selectRoom,
  sessionEnds,
  signedInOnChannel,
} from '../session/slice.ts'
import { callDraft, callPressed } from './events.ts'

import { endPendingCall, hangUp, resumeHangUp } from './hangUp.saga.ts'
import { voipPath } from './paths.ts'
import {
  type Call,
  callAccepted,
  callChanged,
  callRestored,
  hangUpPressed,
  isUnderWay,
  quickCallsSlice,
  selectCall,
} from './slice.ts'

/** Polling interval of the call's state (CALL-04). */
const pollIntervalMs = 2000
const pollTimeoutMs = 4000
/** Time-out for starting a call, which a guest would not wait longer for. */
const startTimeoutMs = 10_000
/** Time for which the next call waits for the end of the last one, which the exchange may have ended without an answer. */
const hangUpWaitMs = 2000
/** Time of ringing after which a call has failed (CALL-07). */
const ringLimitMs = 30_000
/** Time of ringing in a demo (CALL-08). */
const demoRingMs = 2000

export function* quickCallsSaga() {
  yield* fork(restoreAfterReload)
  const presses = yield* actionChannel([callPressed, callRestored])
  let lastHangUp: Task | null = yield* call(resumeHangUp)
  while (true) {
    yield* take(presses)
    lastHangUp = yield* call(runCall, lastHangUp)
  }
}

/** Handles a call from the press, or the restoration after a reload, to its end. Returns the task that hangs it up. */
function* runCall(lastHangUp: Task | null): SagaGenerator<Task | null> {
  const held = yield* select(selectCall)
  if (!isUnderWay(held)) return lastHangUp
  const isDemo = yield* select(selectIsDemo)
  // Forked first, so that a call is not connected if the guest leaves while it is being requested.
  const end = yield* fork(waitForEnd)
  const start = isDemo ? null : yield* spawn(startCall, held, end, lastHangUp)
  const { isOver, hasRungOut } = yield* race({
    end: join(end),
    isOver: start ? call(follow, start) : call(simulateCall),
    hasRungOut: call(waitForRingLimit),
  })
  yield* cancel(end)
  if (isOver) return null
  yield* changeTo(hasRungOut ? 'failed' : 'ended')
  // The call is ended at the exchange even if the guest has signed out, and the slice has no call any more.
  return start && (yield* spawn(hangUp, start))
}

/** Ends when the guest hangs up or leaves the screen (CALL-05), or if the page was reloaded on another screen. */
function* waitForEnd() {
  if (!(yield* isScreenOpen(voipPath))) return
  const leaves = (action: Action) => isScreenNavigation(action) && !isAt(action.payload.pathname, voipPath)
  yield* race([take([hangUpPressed, ...sessionEnds]), take(leaves)])
}

function* changeTo(state: QuickCall['state']) {
  const now = yield* service('now')
  yield* put(callChanged({ state, at: now() }))
}

/** Requests the call, after the exchange has ended the previous one (CALL-06). Returns null if there is no call. */
function* startCall({ id, state, target }: Call, end: Task, lastHangUp: Task | null) {
  if (id) return { id, state }
  if (lastHangUp) yield* race([join(lastHangUp), delay(hangUpWaitMs)])
  if (!end.isRunning()) return null
  const propertyId = yield* select(selectPropertyId)
  const body = { room: yield* select(selectRoom), target }
  const options = { params: { propertyId }, body, timeout: startTimeoutMs }
  let outcome = yield* request(startQuickCall, options)
  const isBusy = outcome.kind === 'refused' && outcome.status === 409
  if (isBusy && (yield* call(endPendingCall))) outcome = yield* request(startQuickCall, options)
  if (outcome.kind === 'ok') return outcome.answer
  yield* log('warn', 'quickCalls', `${target} was not called: ${outcome.kind}`)
  return null
}

/** Follows the state of the call by push events and polling. Returns true once the call is over. */
function* follow(start: Task) {
  const started = (yield* join(start)) as QuickCall | null
  if (!started) {
    yield* changeTo('failed')
    return true
  }
  const { id } = started
  yield* put(callAccepted(id))
  yield* changeTo(started.state)
  let failures = 0
  while (isUnderWay(yield* select(selectCall))) {
    const { change } = yield* race({
      change: take(pushed.quickCallChanged),
      ask: call(waitForRetry, failures, pollIntervalMs, signedInOnChannel),
    })
    if (!change) failures = (yield* call(ask, id)) ? 0 : failures + 1
    else if (change.payload.id === id) yield* changeTo(change.payload.state)
  }
  return true
}

/** Returns whether the exchange has answered. */
function* ask(callId: string) {
  const propertyId = yield* select(selectPropertyId)
  const outcome = yield* request(getQuickCall, { params: { propertyId, callId }, timeout: pollTimeoutMs })
  if (outcome.kind === 'ok') {
    yield* changeTo(outcome.answer.state)
    return true
  }
  // A failed request changes nothing; a call that the exchange does not know any more is over.
  yield* log('warn', 'quickCalls', `the state of ${callId} is unknown: ${outcome.kind}`)
  if (outcome.kind === 'refused' && outcome.status === 404) yield* changeTo('ended')
  return false
}

/** Ends after the maximum time of ringing, or if the call has not begun to ring by then. */
function* waitForRingLimit() {
  const { isStuck } = yield* race({ rings: call(untilItRings), isStuck: delay(ringLimitMs) })
  if (!isStuck) yield* delay(ringLimitMs)
  // A call that was answered is ended only by the guest.
  while ((yield* select(selectCall))?.connectedAt !== null) yield* take(callChanged)
  return true
}

function* untilItRings() {
  while ((yield* select(selectCall))?.state === 'calling') yield* take(callChanged)
}

/** Simulates a call in a demo (CALL-08). */
function* simulateCall() {
  yield* changeTo('ringing')
  yield* delay(demoRingMs)
  yield* changeTo('connected')
  yield* take(hangUpPressed)
}

const Saved = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  target: v.picklist(callTargets),
  state: v.picklist(callStates),
  connectedAt: v.nullable(v.number()),
  endedAt: v.null(),
})

/** Persists the call, so that it survives the reload after a lost channel (RT-27). */
function* restoreAfterReload() {
  const drafts = yield* service('drafts')
  const saved: Call | undefined = drafts.read(callDraft, Saved)
  yield* persist(selectCall, (held: Call | null) => {
    if (isUnderWay(held) && held.id) drafts.save(callDraft, held)
    else drafts.clear(callDraft)
  })
  if (saved) yield* put(callRestored(saved))
}

export const quickCallsState: DomainState = { slices: [quickCallsSlice], saga: quickCallsSaga }
