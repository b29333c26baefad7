import type { CartLine } from './cart/cart.ts'
import type { CartState } from './cart/cartState.ts'

/** The store, before or after the shop has started. */
interface Root {
  cart?: Pick<CartState, 'lines'>
}

const none: CartLine[] = []

/** What lies in the cart, for those outside the shop: it has started where there is anything. */
export const selectLines = ({ cart }: Root): readonly CartLine[] => cart?.lines ?? none
