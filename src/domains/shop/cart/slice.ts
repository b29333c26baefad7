import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { doubtSettled } from '../../../core/sending/slice.ts'
import { checkinLost, logoutRequested, registered } from '../../session/slice.ts'
import { isOrder } from '../order/orderState.ts'
import { type AddedItem, contentLoaded, itemAdded, productOpened, shopStarted } from '../slice.ts'
import { addLine, type CartLine, isSame, lineOf, refreshed, withoutOrdered, withQuantity } from './cart.ts'

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
   * A UUID from which the message id of the next order is derived (`order/sendOrder.saga.ts`). It belongs to the contents of
   * the cart, so that tabs that send the same cart send the same message id. Empty if the cart is empty.
   */
  seed: string
  /** The line that the guest removed last, for "Undo". */
  lastRemoval: RemovedLine | null
}

interface RemovedLine {
  line: CartLine
  /** Index of the line, and the title of its shop. */
  at: number
  title: string
}

export type StoredCart = Omit<CartState, 'nextCartId' | 'lastAddition' | 'lastRemoval'>

const initialState: CartState = {
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
const changeOwner = (state: CartState, owner: string): CartState =>
  state.owner !== '' && state.owner !== owner ? { ...initialState, owner } : { ...state, owner }

function addItem(state: CartState, { shopId, shopTitle, item, selection, quantity }: AddedItem) {
  putLine(state, shopTitle, { ...lineOf(shopId, item, selection, quantity), cartId: state.nextCartId })
}

/** Each added item takes a new cart id, even if it is merged with an older line (CART-03). */
function putLine(state: CartState, shopTitle: string, line: CartLine) {
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

function setQuantity(state: CartState, cartId: number, quantity: number) {
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
function updateShops(state: CartState) {
  if (state.lines.length === 0) state.seed = ''
  const ids = new Set(state.lines.map(({ shopId }) => shopId))
  const known = state.shops.filter(({ id }) => ids.has(id))
  for (const id of ids) if (!known.some((shop) => shop.id === id)) known.push({ id })
  state.shops = known
  state.titles = Object.fromEntries(Object.entries(state.titles).filter(([id]) => ids.has(Number(id))))
}

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The cart was read from storage: after a reload, or because another tab has changed it. */
    cartRestored(state, { payload }: PayloadAction<StoredCart>) {
      Object.assign(state, payload)
      state.nextCartId = Math.max(state.nextCartId, ...payload.lines.map(({ cartId }) => cartId + 1))
      updateShops(state)
    },
    /** The guest has set the quantity of an item without choices in a list. */
    itemCounted(state, { payload }: PayloadAction<Omit<AddedItem, 'selection'>>) {
      const { shopId, shopTitle, item, quantity } = payload
      const line = state.lines.find(
        ({ shopId: of, id, sub_items }) => of === shopId && id === item.id && sub_items.length === 0,
      )
      if (line) {
        state.lastAddition = { cartId: line.cartId, before: line.quantity, after: quantity }
        setQuantity(state, line.cartId, quantity)
      } else putLine(state, shopTitle, { ...lineOf(shopId, item, {}, quantity), cartId: state.nextCartId })
    },
    /** The guest has added the available items of an earlier order. */
    orderRepeated(state, { payload: items }: PayloadAction<AddedItem[]>) {
      for (const item of items) addItem(state, item)
    },
    lineCounted(state, { payload }: PayloadAction<{ cartId: number; quantity: number }>) {
      setQuantity(state, payload.cartId, payload.quantity)
    },
    lineRemoved(state, { payload: cartId }: PayloadAction<number>) {
      setQuantity(state, cartId, 0)
    },
    /** The guest has undone a removal; the line returns to its place. */
    lineReturned(state, { payload: { line, at, title } }: PayloadAction<RemovedLine>) {
      const isBack = state.lines.some((other) => isSame(other, line))
      if (isBack) state.lines = addLine(state.lines, line)
      else state.lines.splice(at, 0, line)
      state.titles[line.shopId] = title
      state.removedItemShopId = noShop
      updateShops(state)
    },
    /** The hotel has accepted an order of these lines. */
    linesOrdered(state, { payload }: PayloadAction<{ cartId: number; quantity: number }[]>) {
      state.lines = withoutOrdered(state.lines, payload)
      updateShops(state)
    },
    cartSeeded(state, { payload }: PayloadAction<string>) {
      state.seed = payload
    },
    /**
     * The hotel has responded to this message, so the next order gets another message id, in every tab that knows of
     * the response.
     */
    messageAnswered(state, { payload: messageId }: PayloadAction<string>) {
      renewSeed(state, messageId)
    },
    /** The shop's list has taken over the removal. */
    removalTaken(state) {
      state.removedItemShopId = noShop
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(itemAdded, (state, { payload }) => addItem(state, payload))
      // An addition before this is no longer the latest event.
      .addCase(productOpened, (state) => {
        state.lastAddition = null
      })
      .addCase(contentLoaded, (state, { payload: { id, catalogue } }) => {
        state.lines = refreshed(state.lines, id, catalogue)
        if (id in state.titles) state.titles[id] = catalogue.title
      })
      // Whoever sends the same after that means another order, which the hotel must not take for a repetition.
      .addCase(doubtSettled, (state, { payload: { intent, messageId } }) => {
        if (isOrder(intent)) renewSeed(state, messageId)
      })
      .addCase(registered, (state, { payload }) => changeOwner(state, payload.checkin?.id || ''))
      .addCase(shopStarted, (state, { payload }) =>
        payload.userId === null ? state : changeOwner(state, payload.userId),
      )
      // The next guest on the same device must not see the cart (CART-22, OUT-08).
      .addCase(logoutRequested, () => initialState)
      .addCase(checkinLost, () => initialState)
  },
  selectors: {
    selectCart: (state) => state,
    selectCartLines: (state) => state.lines,
    selectRemovedItemShopId: (state) => state.removedItemShopId,
    selectLastAddition: (state) => state.lastAddition,
    /** Quantities in the cart by item id, each summed over all lines of the item (CART-09). */
    selectItemQuantities: createSelector(
      [(state: CartState) => state.lines, (_: CartState, shopId: number) => shopId],
      (lines, shopId) => {
        const quantities: Record<string, number> = {}
        for (const line of lines)
          if (line.shopId === shopId) quantities[line.id] = (quantities[line.id] || 0) + line.quantity
        return quantities
      },
    ),
    /** The lines grouped by shop, in the order in which the shops were added to the cart. */
    selectCartByShop: createSelector(
      [
        (state: CartState) => state.lines,
        (state: CartState) => state.shops,
        (state: CartState) => state.titles,
      ],
      (lines, shops, titles) =>
        shops.map(({ id }) => ({
          id,
          title: titles[id] || '',
          lines: lines.filter(({ shopId }) => shopId === id),
        })),
    ),
  },
})

function renewSeed(state: CartState, messageId: string) {
  if (state.lines.length > 0) state.seed = messageId
}

export const {
  cartRestored,
  cartSeeded,
  itemCounted,
  lineCounted,
  lineRemoved,
  lineReturned,
  linesOrdered,
  messageAnswered,
  orderRepeated,
  removalTaken,
} = slice.actions
export const {
  selectCart,
  selectCartLines,
  selectRemovedItemShopId,
  selectLastAddition,
  selectItemQuantities,
  selectCartByShop,
} = slice.selectors
export { slice as cartSlice }
