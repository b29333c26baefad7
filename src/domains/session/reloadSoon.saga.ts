import { delay } from 'typed-redux-saga'
import { service } from '../../core/services.ts'

/** Delay of a reload, so that the guest sees the new screen first (NAV-10). */
export const reloadDelayMs = 300

/** Reloads the page after this delay. */
export function* reloadSoon() {
  const page = yield* service('page')
  yield* delay(reloadDelayMs)
  page.reload()
}
