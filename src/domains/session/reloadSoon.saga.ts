import { delay } from 'typed-redux-saga'
import { service } from '../../core/services.ts'

const reloadDelayMs = 300

/** Reloads the page after a short delay, so that the guest sees the new screen first (NAV-10). */
export function* reloadSoon() {
  const page = yield* service('page')
  yield* delay(reloadDelayMs)
  page.reload()
}
