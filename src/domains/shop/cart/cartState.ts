import type { AddedItem } from '../slice.ts'
import { addLine, type CartLine, lineOf, withQuantity } from './cart.ts'

/** Stands for "no shop". */
export const noShop = -1

export interface CartState {
  lines: CartLine[]
  /** Shop titles by shop id. */
  titles: Record<string, string>
  /** The shops of the lines, in the order in which they were added. */
  shops: { id: number }[]
  /** Shop from which a line was removed, until the shop's list has taken over the change (CART-10). */
  removedItemShopId: number
  nextCartId: number
  /** User id of the guest who owns the cart; empty if the guest has not signed in. */
  owner: string
  /** The line of the guest's last addition, with its quantity before and after, for "Undo" (CART-12). */
  lastAddition: { cartId: number; before: number; after: number } | null
  /**
   * A UUID from which the message id of the next order is derived (`order/messageId.ts`). It belongs to the contents of
   * the cart, so that tabs that send the same cart send the same message id. Empty if the cart is empty.
   */
  seed: string
  /** The line that the guest removed last, for "Undo". */
  lastRemoval: RemovedLine | null
}

export interface RemovedLine {
  line: CartLine
  /** Index of the line, and the title of its shop. */
  at: number
  title: string
}

export type StoredCart = Omit<CartState, 'nextCartId' | 'lastAddition' | 'lastRemoval'>

export const initialState: CartState = {
  lines: [],
  titles: {},
  shops: [],
  removedItemShopId: noShop,
  nextCartId: 1,
  owner: '',
  lastAddition: null,
  seed: '',
  lastRemoval: null,
}

/**
 * The cart belongs to the guest who filled it; a cart that was filled without sign-in goes to the guest who signs in
 * (CART-22).
 */
export const changeOwner = (state: CartState, owner: string): CartState =>
  state.owner !== '' && state.owner !== owner ? { ...initialState, owner } : { ...state, owner }

export function addItem(state: CartState, { shopId, shopTitle, item, selection, quantity }: AddedItem) {
  putLine(state, shopTitle, { ...lineOf(shopId, item, selection, quantity), cartId: state.nextCartId })
}

/** Each added item takes a new cart id, even if it is merged with an older line (CART-03). */
export function putLine(state: CartState, shopTitle: string, line: CartLine) {
  state.nextCartId += 1
  const before = state.lines
  state.lines = addLine(before, line)
  const changed = state.lines.find((candidate) => !before.includes(candidate))
  if (changed) {
    const older = before.find(({ cartId }) => cartId === changed.cartId)
    state.lastAddition = { cartId: changed.cartId, before: older?.quantity || 0, after: changed.quantity }
  }
  if (line.quantity > 0) state.titles[line.shopId] = shopTitle
  updateShops(state)
}

export function setQuantity(state: CartState, cartId: number, quantity: number) {
  const line = state.lines.find((candidate) => candidate.cartId === cartId)
  if (!line) return
  const { shopId } = line
  const at = state.lines.indexOf(line)
  const title = state.titles[shopId] || ''
  state.lines = withQuantity(state.lines, cartId, quantity)
  if (!state.lines.some((candidate) => candidate.cartId === cartId)) {
    state.removedItemShopId = shopId
    state.lastRemoval = { line: { ...line }, at, title }
  }
  updateShops(state)
}

/** Updates the shops, titles and seed to match the lines. */
export function updateShops(state: CartState) {
  if (state.lines.length === 0) state.seed = ''
  const ids = new Set(state.lines.map(({ shopId }) => shopId))
  const known = state.shops.filter(({ id }) => ids.has(id))
  for (const id of ids) if (!known.some((shop) => shop.id === id)) known.push({ id })
  state.shops = known
  state.titles = Object.fromEntries(Object.entries(state.titles).filter(([id]) => ids.has(Number(id))))
}
