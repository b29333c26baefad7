/**
 * The shop's keys in local storage. In a file of its own, because nothing else of the shop is loaded for a guest
 * without stored data.
 */
export const cartStorage = {
  lines: 'shop-cart-items',
  titles: 'shop-cart-titles',
  shops: 'shop-list',
  removed: 'shop-removed-item-shop-id',
  owner: 'shop-cart-owner',
  // Written last: a tab that has the new seed must not have the old lines.
  seed: 'shop-cart-seed',
} as const
export const pastOrdersKey = 'shop-past-orders'

export const keptKeys: readonly string[] = [...Object.values(cartStorage), pastOrdersKey]
