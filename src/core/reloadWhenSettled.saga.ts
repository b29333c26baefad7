import { call } from 'typed-redux-saga'
import { service } from './services.ts'

/** Reloads the page as soon as the reload cuts off no request that must not be sent twice. */
export function* reloadWhenSettled() {
  const hotel = yield* service('hotel')
  const page = yield* service('page')
  yield* call(hotel.settled)
  page.reload()
}
