import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RetailItem } from '../../../contract/shop.ts'
import { doubtSettled } from '../../../core/sending/slice.ts'
import { checkinLost, logoutRequested, registered } from '../../session/slice.ts'
import { isOrder } from '../order/orderState.ts'
import { type AddedItem, contentLoaded, itemAdded, productOpened, shopStarted } from '../slice.ts'
import { addLine, isSame, lineOf, quantityOf, refreshed, withoutOrdered } from './cart.ts'
import {
  addItem,
  type CartState,
  changeOwner,
  initialState,
  noShop,
  putLine,
  type RemovedLine,
  type StoredCart,
  setQuantity,
  updateShops,
} from './cartState.ts'

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
    itemCounted(
      state,
      { payload }: PayloadAction<{ shopId: number; shopTitle: string; item: RetailItem; quantity: number }>,
    ) {
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
    /** The cart has been given its seed. */
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
    selectCartQuantity: (state) => quantityOf(state.lines),
    selectRemovedItemShopId: (state) => state.removedItemShopId,
    selectLastAddition: (state) => state.lastAddition,
    selectLastRemoval: (state) => state.lastRemoval,
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
  selectCartQuantity,
  selectRemovedItemShopId,
  selectLastAddition,
  selectLastRemoval,
  selectItemQuantities,
  selectCartByShop,
} = slice.selectors
export { slice as cartSlice }
