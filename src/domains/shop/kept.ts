/** What the device keeps of the shop, by its keys of local storage. In a file of its own: whoever has nothing of it needs no more. */
export const cartStorage = {
  lines: 'shop-cart-items',
  titles: 'shop-cart-titles',
  shops: 'shop-list',
  removed: 'shop-removed-item-shop-id',
  owner: 'shop-cart-owner',
  // Written last: a tab that has the new seed must not have the old lines.
  seed: 'shop-cart-seed',
} as const
export const attemptsKey = 'shop-order-sending'
export const pastOrdersKey = 'shop-past-orders'

export const keptKeys: readonly string[] = [...Object.values(cartStorage), attemptsKey, pastOrdersKey]
