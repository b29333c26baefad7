import { buffers, eventChannel } from 'redux-saga'
import { call, delay, race, select, take } from 'typed-redux-saga'
import { selectIsAway } from '../../core/answers/selectIsAway.ts'
import { isPush } from '../../core/pushed.ts'
import { loginPath } from '../../core/routing/paths.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { service } from '../../core/services.ts'
import { configLoaded, selectConfig } from '../config/slice.ts'
import { selectHasDoor, selectIsDemo } from './slice.ts'
import { verifyCheckin } from './verifyCheckin.saga.ts'

/** A guest who looks at the phone now and again asks the hotel no more often than this. */
const minSeenIntervalMs = 60_000

/**
 * Verifies the check-in every ten minutes while the page is visible; one that is over ends here (SES-32 to SES-34). In
 * between also when the guest looks at the page again, or the hotel says something: the desk may have checked out.
 */
export function* checkPeriodically() {
  const page = yield* service('page')
  const now = yield* service('now')
  const pageSeen = eventChannel<true>((emit) => page.onVisible(() => emit(true)), buffers.sliding(1))
  let checkedAt = now()
  while (true) {
    const { checkin_validity_interval } = yield* select(selectConfig)
    const { configured, seen, said } = yield* race({
      isOver: delay(Math.max(0, checkedAt + checkin_validity_interval - now())),
      // The hotel's own interval may come only now (CONF-12).
      configured: take(configLoaded),
      seen: take(pageSeen),
      said: take(isPush),
    })
    if (configured || ((seen || said) && now() - checkedAt < minSeenIntervalMs)) continue
    yield* call(() => page.whenVisible())
    checkedAt = now()
    if (yield* isDue()) yield* call(verifyCheckin)
  }
}

/** Also on the texts that are open to everybody, which a navigation does not verify (SES-33, RULE-06). */
function* isDue() {
  const place = yield* select(selectPlace)
  const isGuest = (yield* select(selectHasDoor)) && !(yield* select(selectIsDemo))
  return isGuest && place?.pathname !== loginPath && !(yield* select(selectIsAway))
}
