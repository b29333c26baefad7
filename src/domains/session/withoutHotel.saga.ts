import { call, put, select } from 'typed-redux-saga'
import { type AuthResult, authenticate } from '../../contract/session.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { service } from '../../core/services.ts'
import { readAnswer } from '../../realtime/answer.ts'
import type { CallOutcome } from '../../realtime/client.ts'
import { applyResult, keptAs } from './authenticate.saga.ts'
import { decide } from './connect.saga.ts'
import { authenticationStarted } from './slice.ts'

/**
 * Signs in who was signed in on this device by what the hotel answered then. False where it is nobody, or the stay is
 * over.
 */
export function* restoreWithoutHotel() {
  if (!(yield* select(selectPlace))) return false
  const decision = yield* decide()
  const name = decision.kind === 'restore' ? keptAs(decision.loginData).keep : undefined
  if (decision.kind !== 'restore' || !name) return false
  const answers = yield* service('answers')
  const cache = yield* call(answers.cache)
  const outcome = cache.orCached<CallOutcome<AuthResult>>(name, { kind: 'unsent' }, (raw) =>
    readAnswer(authenticate, raw),
  )
  if (outcome.kind !== 'ok') return false
  const now = yield* service('now')
  const [checkin] = outcome.answer.checkin
  if (!checkin || Date.parse(checkin.checkout ?? '') < now()) {
    answers.forget()
    return false
  }
  yield* put(authenticationStarted('app'))
  yield* applyResult(outcome.answer, decision.loginData, 'app')
  return true
}
