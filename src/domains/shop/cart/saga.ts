import { call, put, select, takeEvery } from 'typed-redux-saga'
import { navigated } from '../../../core/routing/slice.ts'
import { service } from '../../../core/services.ts'
import { selectShopPlace } from '../slice.ts'
import { readCart, writeCart } from './persistence.ts'
import { type CartState, cartRestored, removalTaken, selectCart, selectRemovedItemShopId } from './slice.ts'

/** The cart outlives the page: it is read once and written whenever it is another. */
export function* cartSaga() {
  const storage = yield* service('storage')
  const kept = readCart({ storage })
  if (kept.lines.length > 0) yield* put(cartRestored(kept))
  let written: CartState = yield* select(selectCart)
  yield* takeEvery('*', function* keep() {
    const cart: CartState = yield* select(selectCart)
    if (cart === written) return
    written = cart
    writeCart({ storage }, cart)
    yield* call(takeRemoval)
  })
  yield* takeEvery(navigated, takeRemoval)
}

/** A list shows the quantities of the cart itself, so it has taken a removal as soon as it is on the screen. */
function* takeRemoval() {
  const place = yield* select(selectShopPlace)
  const shopId = yield* select(selectRemovedItemShopId)
  if (place?.kind === 'list' && place.shopId === shopId) yield* put(removalTaken())
}
