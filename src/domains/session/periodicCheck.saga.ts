import { buffers, eventChannel } from 'redux-saga'
import { call, delay, put, race, select, take } from 'typed-redux-saga'
import { isPush } from '../../core/pushed.ts'
import { loginPath } from '../../core/routing/paths.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { service } from '../../core/services.ts'
import { attemptsKey, rememberedKeys } from '../../core/storageKeys.ts'
import { storedElsewhere } from '../../core/storedElsewhere.ts'
import { configLoaded, selectConfig } from '../config/slice.ts'
import { verifyCheckin } from './authenticate.saga.ts'
import { selectHasDoor, selectIsDemo, selectIsSignedInOnChannel } from './slice.ts'

/** Minimum interval between checks that are triggered by the guest's return to the page, or by a push event. */
const minSeenIntervalMs = 60_000

/**
 * Verifies the check-in every ten minutes (by default) while the page is visible, and ends a stay that is over (SES-32
 * to SES-34). Also verifies when the guest returns to the page, or a push event arrives, because the reception may have
 * checked the guest out.
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
      // The configuration with the hotel's own interval may arrive only now (CONF-12).
      configured: take(configLoaded),
      seen: take(pageSeen),
      said: take(isPush),
    })
    // Of what another tab has in a cookie, because storage is full, no event tells.
    if (!configured) {
      yield* put(storedElsewhere(attemptsKey))
      yield* put(storedElsewhere(rememberedKeys[0]))
    }
    if (configured || ((seen || said) && now() - checkedAt < minSeenIntervalMs)) continue
    yield* call(() => page.whenVisible())
    checkedAt = now()
    if (yield* isDue()) yield* call(verifyCheckin)
  }
}

/**
 * Whether the check-in has to be verified. Also on the texts that are open to everybody, which a navigation does not
 * verify (SES-33, RULE-06).
 */
function* isDue() {
  const place = yield* select(selectPlace)
  const isGuest = (yield* select(selectHasDoor)) && !(yield* select(selectIsDemo))
  return isGuest && place?.pathname !== loginPath && (yield* select(selectIsSignedInOnChannel))
}
