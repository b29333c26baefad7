import { useDeferredValue, useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { CartLine } from './cart/cart.ts'
import { orderable } from './cart/orderable.ts'
import type { CartState } from './cart/slice.ts'

/** The state of the store, before or after the shop's domain has started. */
interface Root {
  cart?: Pick<CartState, 'lines'>
}

const none: CartLine[] = []

/** The lines of the cart, for use outside the shop. Before the shop's domain has started, the cart is empty. */
const selectLines = ({ cart }: Root): readonly CartLine[] => cart?.lines ?? none

/** The number of pieces in the cart. Deferred, so that the pressed button responds before the badge is rendered. */
export const useCartQuantity = (): number =>
  useDeferredValue(useSelector(selectLines).reduce((sum, { quantity }) => sum + quantity, 0))

/** The items in the cart that are not ordered. */
export function useUnorderedLines(): { key: string | number; quantity: number; item: string }[] {
  const lines = useSelector(selectLines)
  return useMemo(
    () =>
      orderable(lines).map(({ cartId, quantity, shop_item_title }) => ({
        key: cartId,
        quantity,
        item: shop_item_title,
      })),
    [lines],
  )
}
