import { call, put, select } from 'typed-redux-saga'
import { authenticate } from '../../contract/session.ts'
import { hotelSilent } from '../../core/offlineCache/slice.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { service } from '../../core/services.ts'
import { hotelNow } from '../../core/time/hotelNow.saga.ts'
import { readAnswer } from '../../realtime/answer.ts'
import { selectIsConnected } from '../channel/slice.ts'
import { applyResult, keptAs } from './authenticate.saga.ts'
import { decide, guestDomainsSettled } from './connect.saga.ts'
import { authenticationStarted, selectStatus } from './slice.ts'

/**
 * Signs in the guest who was signed in on this device from the cached response to that sign-in. Returns false if there
 * is none, or the stay is over. The channel may be open while the hotel does not respond to the sign-in: the sign-in
 * continues, and its response replaces the cached one.
 */
export function* restoreWithoutHotel() {
  if (!(yield* select(selectPlace))) return false
  const decision = yield* decide()
  const name = decision.kind === 'restore' ? keptAs(decision.loginData).keep : undefined
  if (decision.kind !== 'restore' || !name) return false
  const offlineCache = yield* service('offlineCache')
  const cache = yield* call(offlineCache.load)
  // The state of a silent hotel is in one of the guest's domains.
  if (yield* select(selectIsConnected)) yield* call(guestDomainsSettled)
  if ((yield* select(selectStatus)) !== 'fetching') return true
  const isSilent = yield* select(selectIsConnected)
  // A cached response is found only while the hotel is unreachable.
  cache.setSilent(isSilent)
  const kept = cache.find(name, (raw) => readAnswer(authenticate, raw))
  const result = kept?.kind === 'ok' ? kept.answer : null
  const [checkin] = result?.checkin ?? []
  if (!result || !checkin || Date.parse(checkin.checkout ?? '') < (yield* hotelNow())) {
    cache.setSilent(false)
    if (result) offlineCache.forget()
    return false
  }
  if (isSilent) yield* put(hotelSilent())
  yield* put(authenticationStarted('kept'))
  yield* applyResult(result, decision.loginData, 'kept')
  return true
}
