import type { CartLine } from './cart/cart.ts'
import type { CartState } from './cart/cartState.ts'

/** The state of the store, before or after the shop's domain has started. */
interface Root {
  cart?: Pick<CartState, 'lines'>
}

const none: CartLine[] = []

/** The lines of the cart, for use outside the shop. Before the shop's domain has started, the cart is empty. */
export const selectLines = ({ cart }: Root): readonly CartLine[] => cart?.lines ?? none
