import { call, delay, race, select } from 'typed-redux-saga'
import { service } from '../../core/services.ts'
import { selectIsRegistered } from './slice.ts'

/** Time within which pages that nobody sees sign in on their new channels. */
const unseenSpreadMs = 20_000

/**
 * The phones of a house lose their channels together, and most of them lie in a pocket: a page that nobody sees signs its
 * guest in again at a random moment, so that the hotel is not asked by all at once, and at once when it is seen.
 */
export function* waitUnseen() {
  const page = yield* service('page')
  if (yield* select(selectIsRegistered))
    yield* race([call(page.whenVisible), delay(Math.random() * unseenSpreadMs)])
}
