import type { AddedItem } from '../slice.ts'
import { addLine, type CartLine, lineOf, withQuantity } from './cart.ts'

/** Stands for "no shop". */
export const noShop = -1

export interface CartState {
  lines: CartLine[]
  /** Shop titles by shop id. */
  titles: Record<string, string>
  /** The shops that the lines are of, in the order in which they came. */
  shops: { id: number }[]
  /** The shop that a line was taken from, until its list has taken the change (CART-10). */
  removedItemShopId: number
  nextCartId: number
  /** User id of the guest whose cart it is; empty: of someone who has not signed in. */
  owner: string
  /** The line that the guest added to last, with its quantity before and after: what "Undo" needs (CART-12). */
  lastAddition: { cartId: number; before: number; after: number } | null
  /**
   * What the message of the next order is named from (`order/messageId.ts`): a UUID that belongs to what is in the
   * cart, so that tabs which send the same cart send the same message. Empty where the cart is.
   */
  seed: string
  /** The line that the guest took away last: what "Undo" needs. */
  lastRemoval: RemovedLine | null
}

export interface RemovedLine {
  line: CartLine
  /** Its place among the lines, and the title of its shop. */
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

/** The cart is the guest's who filled it; one that was filled without sign-in goes to whoever signs in (CART-22). */
export const changeOwner = (state: CartState, owner: string): CartState =>
  state.owner !== '' && state.owner !== owner ? { ...initialState, owner } : { ...state, owner }

export function addItem(state: CartState, { shopId, shopTitle, item, selection, quantity }: AddedItem) {
  putLine(state, shopTitle, { ...lineOf(shopId, item, selection, quantity), cartId: state.nextCartId })
}

/** Each added item takes a new number, also one that merges with an older line (CART-03). */
export function putLine(state: CartState, shopTitle: string, line: CartLine) {
  state.nextCartId += 1
  const before = state.lines
  state.lines = addLine(before, line)
  const changed = state.lines.find((candidate) => !before.includes(candidate))
  if (changed) {
    const older = before.find(({ cartId }) => cartId === changed.cartId)
    state.lastAddition = { cartId: changed.cartId, before: older?.quantity ?? 0, after: changed.quantity }
  }
  if (line.quantity > 0) state.titles[line.shopId] = shopTitle
  updateShops(state)
}

export function setQuantity(state: CartState, cartId: number, quantity: number) {
  const line = state.lines.find((candidate) => candidate.cartId === cartId)
  if (!line) return
  const { shopId } = line
  const at = state.lines.indexOf(line)
  const title = state.titles[shopId] ?? ''
  state.lines = withQuantity(state.lines, cartId, quantity)
  if (!state.lines.some((candidate) => candidate.cartId === cartId)) {
    state.removedItemShopId = shopId
    state.lastRemoval = { line: { ...line }, at, title }
  }
  updateShops(state)
}

/** Keeps the shops, the titles and the seed of the lines, and no others. */
export function updateShops(state: CartState) {
  if (state.lines.length === 0) state.seed = ''
  const ids = new Set(state.lines.map(({ shopId }) => shopId))
  const known = state.shops.filter(({ id }) => ids.has(id))
  for (const id of ids) if (!known.some((shop) => shop.id === id)) known.push({ id })
  state.shops = known
  state.titles = Object.fromEntries(Object.entries(state.titles).filter(([id]) => ids.has(Number(id))))
}
