import { put, select, takeEvery } from 'typed-redux-saga'
import { persist } from '../../../core/persistence.ts'
import { navigated } from '../../../core/routing/slice.ts'
import { service } from '../../../core/services.ts'
import { itemAdded, selectShopPlace, shopStarted } from '../slice.ts'
import { confirmAddition } from './confirm.saga.ts'
import { readCart, writeCart } from './persistence.ts'
import {
  cartRestored,
  itemCounted,
  lineCounted,
  lineRemoved,
  removalTaken,
  selectCart,
  selectRemovedItemShopId,
} from './slice.ts'

/** The cart outlives the page: it is read once and written whenever it is another. */
export function* cartSaga() {
  const storage = yield* service('storage')
  const kept = readCart({ storage })
  if (kept.lines.length > 0) yield* put(cartRestored(kept))
  yield* persist(selectCart, (cart) => writeCart({ storage }, cart))
  yield* takeEvery([navigated, shopStarted, itemCounted, lineCounted, lineRemoved], takeRemoval)
  yield* takeEvery([itemAdded, itemCounted], confirmAddition)
}

/** A list shows the quantities of the cart itself, so it has taken a removal as soon as it is on the screen. */
function* takeRemoval() {
  const place = yield* select(selectShopPlace)
  const shopId = yield* select(selectRemovedItemShopId)
  if (place?.kind === 'list' && place.shopId === shopId) yield* put(removalTaken())
}
