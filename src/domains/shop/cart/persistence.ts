import * as v from 'valibot'
import { id, list } from '../../../contract/values.ts'
import type { Services } from '../../../core/services.ts'
import { cartStorage as keys } from '../kept.ts'
import { maxQuantity, unavailabilities } from './cart.ts'
import { type CartState, noShop, type StoredCart } from './cartState.ts'

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

export const cartKeys: readonly string[] = Object.values(keys)

type Stores = Pick<Services, 'storage'>

/** Reads the cart that is stored on this device; invalid data is dropped (CART-13 to CART-16). */
export function readCart({ storage: { local } }: Stores): StoredCart {
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
export function writeCart({ storage: { local } }: Stores, cart: CartState): void {
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
