import { call, put, select } from 'typed-redux-saga'
import { type AuthResult, authenticate } from '../../contract/session.ts'
import { hotelSilent } from '../../core/answers/slice.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { service } from '../../core/services.ts'
import { readAnswer } from '../../realtime/answer.ts'
import type { CallOutcome } from '../../realtime/client.ts'
import { selectIsConnected } from '../channel/slice.ts'
import { applyResult, keptAs } from './authenticate.saga.ts'
import { decide, guestDomainsSettled } from './connect.saga.ts'
import { authenticationStarted, selectStatus } from './slice.ts'

/**
 * Signs in who was signed in on this device by what the hotel answered then. False where it is nobody, or the stay is
 * over. Also where the channel is open and the hotel says nothing: what it says at last puts it right.
 */
export function* restoreWithoutHotel() {
  if (!(yield* select(selectPlace))) return false
  const decision = yield* decide()
  const name = decision.kind === 'restore' ? keptAs(decision.loginData) : ''
  if (decision.kind !== 'restore' || !name) return false
  const answers = yield* service('answers')
  const cache = yield* call(answers.cache)
  // What says so belongs to them.
  if (yield* select(selectIsConnected)) yield* call(guestDomainsSettled)
  if ((yield* select(selectStatus)) !== 'fetching') return true
  const isSilent = yield* select(selectIsConnected)
  cache.setSilent(isSilent)
  const outcome = cache.orCached<CallOutcome<AuthResult>>(name, { kind: 'unsent' }, (raw) =>
    readAnswer(authenticate, raw),
  )
  const now = yield* service('now')
  const [checkin] = outcome.kind === 'ok' ? outcome.answer.checkin : []
  if (outcome.kind !== 'ok' || !checkin || Date.parse(checkin.checkout ?? '') < now()) {
    cache.setSilent(false)
    if (outcome.kind === 'ok') answers.forget()
    return false
  }
  if (isSilent) yield* put(hotelSilent())
  yield* put(authenticationStarted('kept'))
  yield* applyResult(outcome.answer, decision.loginData, 'kept')
  return true
}
