import { delay, select, take } from 'typed-redux-saga'
import { isServedOffline } from '../../browser/page.ts'
import { service } from '../../core/services.ts'
import { channelChanged, selectIsConnected } from '../channel/slice.ts'

/** Delay of a reload, so that the guest sees the new screen first (NAV-10). */
export const reloadDelayMs = 300

/** Reloads the page after this delay. */
export function* reloadSoon() {
  const page = yield* service('page')
  yield* delay(reloadDelayMs)
  page.reload()
}

/**
 * Reloads the page, without the hotel only once it is reachable again: the reload would end in the browser's error page,
 * which nobody at a television or kiosk can leave.
 */
export function* reloadWhenSafe() {
  const page = yield* service('page')
  while (!isServedOffline() && !(yield* select(selectIsConnected))) yield* take(channelChanged)
  page.reload()
}
