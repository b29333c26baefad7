import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { orderable } from './cart/orderable.ts'
import { selectLines } from './selectLines.ts'

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
