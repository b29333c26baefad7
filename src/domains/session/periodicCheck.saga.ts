import { call, delay, put, race, select, take } from 'typed-redux-saga'
import { authenticate } from '../../contract/session.ts'
import { isDemoMode } from '../../core/mode.ts'
import { isVerified } from '../../core/routing/decideRoute.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { callHotel, service } from '../../core/services.ts'
import { configLoaded, selectConfig } from '../config/slice.ts'
import { checkinLost, selectIsRegistered, selectMode } from './slice.ts'

/** Verifies the check-in every ten minutes while the page is visible; one that is over ends here (SES-32 to SES-34). */
export function* checkPeriodically() {
  const page = yield* service('page')
  while (true) {
    const { checkin_validity_interval } = yield* select(selectConfig)
    // The hotel's own interval may come only now (CONF-12).
    const { isOver } = yield* race({
      isOver: delay(checkin_validity_interval),
      configured: take(configLoaded),
    })
    if (!isOver) continue
    yield* call(() => page.whenVisible())
    if (yield* isDue()) yield* call(check)
  }
}

function* isDue() {
  const mode = yield* select(selectMode)
  const place = yield* select(selectPlace)
  const domains = yield* service('domains')
  const match = place && domains.match(place.pathname)
  const isRegistered = yield* select(selectIsRegistered)
  return isRegistered && match != null && isVerified(match, mode) && !isDemoMode(mode)
}

function* check() {
  const outcome = yield* callHotel(authenticate, {})
  if (outcome.kind !== 'ok' || outcome.answer.checkin.length > 0) return
  yield* put(checkinLost())
  const page = yield* service('page')
  page.reload()
}
