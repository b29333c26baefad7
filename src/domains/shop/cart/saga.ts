import { call, put, select, takeEvery } from 'typed-redux-saga'
import * as v from 'valibot'
import { createUuid } from '../../../browser/uuid.ts'
import type { RetailItem } from '../../../contract/shop.ts'
import { id, list } from '../../../contract/values.ts'
import { persist } from '../../../core/persistence.ts'
import { navigated } from '../../../core/routing/slice.ts'
import { type Services, service } from '../../../core/services.ts'
import { isStoredElsewhere } from '../../../core/storedElsewhere.ts'
import { noticeRaised } from '../../notices/slice.ts'
import { registered } from '../../session/slice.ts'
import { shopPaths } from '../paths.ts'
import { itemAdded, selectShopPlace, shopStarted } from '../slice.ts'
import { cartStorage as keys } from '../storageKeys.ts'
import { maxQuantity, unavailabilities } from './cart.ts'
import {
  type CartState,
  cartRestored,
  cartSeeded,
  itemCounted,
  lineCounted,
  lineRemoved,
  lineReturned,
  noShop,
  orderRepeated,
  removalTaken,
  type StoredCart,
  selectCart,
  selectLastAddition,
  selectRemovedItemShopId,
} from './slice.ts'

const whole = v.pipe(v.number(), v.integer())
const price = v.pipe(v.number(), v.finite())

export const Line = v.object({
  cartId: v.pipe(whole, v.minValue(1)),
  id,
  item_id: id,
  shopId: whole,
  quantity: v.pipe(whole, v.minValue(1), v.maxValue(maxQuantity)),
  shop_item_title: v.string(),
  shop_item_image: v.optional(v.string(), ''),
  price: v.nullable(price),
  sub_items: v.array(v.object({ sub_item_id: id, sub_item_title: v.string(), price })),
  unavailable: v.optional(v.fallback(v.optional(v.picklist(unavailabilities)), undefined)),
  priceBefore: v.optional(price),
})

const cartKeys: readonly string[] = Object.values(keys)

type Stores = Pick<Services, 'storage'>

/** Reads the cart that is stored on this device; invalid data is dropped (CART-13 to CART-16). */
function readCart({ storage: { local } }: Stores): StoredCart {
  const lines = local.read(keys.lines, list(Line)) || []
  return {
    lines: lines.filter(({ cartId }, at) => lines.findIndex((line) => line.cartId === cartId) === at),
    titles: local.read(keys.titles, v.record(v.string(), v.string())) || {},
    shops: local.read(keys.shops, list(v.object({ id: whole }))) || [],
    removedItemShopId: local.read(keys.removed, whole) ?? noShop,
    owner: local.read(keys.owner, v.string()) || '',
    seed: local.read(keys.seed, v.pipe(v.string(), v.regex(/^[\da-f-]{36}$/))) || '',
  }
}

/** Stores the cart; an empty cart leaves nothing in storage. */
function writeCart({ storage: { local } }: Stores, cart: CartState): void {
  const isEmpty = cart.lines.length === 0
  const write = (key: string, value: unknown, isNothing: boolean) =>
    isNothing ? local.remove(key) : local.write(key, value)
  write(keys.lines, cart.lines, isEmpty)
  write(keys.titles, cart.titles, isEmpty)
  write(keys.shops, cart.shops, isEmpty)
  write(keys.removed, cart.removedItemShopId, isEmpty && cart.removedItemShopId === noShop)
  write(keys.owner, cart.owner, isEmpty || cart.owner === '')
  write(keys.seed, cart.seed, cart.seed === '')
}

/**
 * Confirms an addition in a list by a notice, which does not interrupt further presses. A product has a dialog.
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
  const { lastRemoval: removal, lines } = yield* select(selectCart)
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
