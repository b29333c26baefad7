import { delay } from 'typed-redux-saga'
import { service } from '../../core/services.ts'

const reloadDelayMs = 300

/** The guest sees where the way leads before the page reloads (NAV-10). */
export function* reloadSoon() {
  const page = yield* service('page')
  yield* delay(reloadDelayMs)
  page.reload()
}
