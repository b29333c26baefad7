import { call, put, select, takeEvery } from 'typed-redux-saga'
import { createUuid } from '../../../browser/uuid.ts'
import type { RetailItem } from '../../../contract/shop.ts'
import { persist } from '../../../core/persistence.ts'
import { navigated } from '../../../core/routing/slice.ts'
import { service } from '../../../core/services.ts'
import { isStoredElsewhere } from '../../../core/storedElsewhere.ts'
import { noticeRaised } from '../../notices/slice.ts'
import { registered } from '../../session/slice.ts'
import { shopPaths } from '../paths.ts'
import { itemAdded, selectShopPlace, shopStarted } from '../slice.ts'
import { noShop } from './cartState.ts'
import { cartKeys, readCart, writeCart } from './persistence.ts'
import {
  cartRestored,
  cartSeeded,
  itemCounted,
  lineCounted,
  lineRemoved,
  lineReturned,
  orderRepeated,
  removalTaken,
  selectCart,
  selectCartLines,
  selectLastAddition,
  selectLastRemoval,
  selectRemovedItemShopId,
} from './slice.ts'

/**
 * Confirms an addition in a list by a notice, which does not interrupt further presses. A product has a dialog
 * (`additionDialog.ts`).
 */
function* confirmAddition({ payload: { item } }: { payload: { item: RetailItem } }) {
  const addition = yield* select(selectLastAddition)
  if (!addition || addition.after <= addition.before) return
  const { cartId, before, after } = addition
  yield* put(
    noticeRaised({
      // Replaces the notice of the previous addition, so that the latest one is shown at once.
      about: 'cart-addition',
      text: 'shop.added.text',
      values: { count: after - before, item: item.shop_item_title },
      action: { label: 'shop.added.undo', event: lineCounted({ cartId, quantity: before }) },
      link: { label: 'shop.added.toCart', to: shopPaths.shopCart },
    }),
  )
}

/** Offers to undo the removal of a line. */
function* offerReturn({ payload }: { payload: number | { cartId: number } }) {
  const cartId = typeof payload === 'number' ? payload : payload.cartId
  const removal = yield* select(selectLastRemoval)
  const lines = yield* select(selectCartLines)
  if (removal?.line.cartId !== cartId || lines.some((line) => line.cartId === cartId)) return
  yield* put(
    noticeRaised({
      about: 'cart-addition',
      text: 'cart.removed',
      values: { item: removal.line.shop_item_title },
      action: { label: 'shop.added.undo', event: lineReturned(removal) },
    }),
  )
}

/** Persists the cart across page loads: it is read once, and written whenever it has changed. */
export function* cartSaga() {
  const storage = yield* service('storage')
  const kept = readCart({ storage })
  if (kept.lines.length > 0 || kept.removedItemShopId !== noShop) yield* put(cartRestored(kept))
  yield* persist(selectCart, (cart, _, event) => {
    // A cart that was just read is not written back, because it could overwrite a change by another tab.
    if (!cartRestored.match(event) && !registered.match(event)) writeCart({ storage }, cart)
  })
  yield* takeEvery(registered, findOrKeep)
  yield* call(seed)
  yield* takeEvery([itemAdded, itemCounted, lineReturned, orderRepeated], seed)
  yield* takeEvery(isStoredElsewhere(cartKeys), readCartAgain)
  yield* takeEvery([navigated, shopStarted, itemCounted, lineCounted, lineRemoved], takeRemoval)
  yield* takeEvery(itemCounted, confirmAddition)
  yield* takeEvery([lineRemoved, lineCounted], offerReturn)
}

function* seed() {
  const { lines, seed: present } = yield* select(selectCart)
  if (lines.length > 0 && !present) yield* put(cartSeeded(createUuid()))
}

/** A guest who signs in with an empty cart gets the cart that they have filled in another tab. */
function* findOrKeep() {
  const storage = yield* service('storage')
  const cart = yield* select(selectCart)
  const kept = readCart({ storage })
  const isFound = cart.lines.length === 0 && kept.lines.length > 0 && kept.owner === cart.owner
  if (isFound) yield* put(cartRestored(kept))
  else writeCart({ storage }, cart)
}

/** Takes over the cart that the guest has changed or sent in another tab. The cart of another guest is ignored. */
export function* readCartAgain() {
  const { owner } = yield* select(selectCart)
  const kept = readCart({ storage: yield* service('storage') })
  const isAnothers = kept.owner !== '' && kept.owner !== owner
  // An empty cart is stored without an owner.
  if (!isAnothers) yield* put(cartRestored({ ...kept, owner }))
}

/** A list shows the quantities of the cart itself, so a removal counts as taken over as soon as the list is visible. */
function* takeRemoval() {
  const place = yield* select(selectShopPlace)
  const shopId = yield* select(selectRemovedItemShopId)
  if (place?.kind === 'list' && place.shopId === shopId) yield* put(removalTaken())
}
