import { useSelector } from 'react-redux'
import { codeOf } from '../browser/code.ts'
import { selectCartLines } from '../domains/shop/cart/slice.ts'
import { selectCheckout } from '../domains/stay/slice.ts'
import { Late } from './code/Late.tsx'

const checkoutDialogs = codeOf(() => import('../domains/stay/CheckoutDialogs.tsx'), 'CheckoutDialogs')

/** The dialogs of the way out; what lies in the cart is told to them here. */
export function CheckoutHost() {
  const isOpen = useSelector(selectCheckout) !== 'none'
  const lines = useSelector(selectCartLines)
  if (!isOpen) return null
  const unordered = lines.map(({ cartId, quantity, shop_item_title }) => ({
    key: cartId,
    quantity,
    item: shop_item_title,
  }))
  return <Late code={checkoutDialogs} props={{ unordered }} />
}
