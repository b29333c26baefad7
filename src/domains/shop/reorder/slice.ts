import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { checkinLost, logoutRequested } from '../../session/slice.ts'
import { isSame, type NewLine } from '../cart/cart.ts'
import { orderAccepted } from '../order/slice.ts'

/** An order that the hotel accepted in this stay. */
export interface PastOrder {
  /** When, in milliseconds. */
  at: number
  shopId: number
  shopTitle: string
  /** The lines as they were ordered. */
  lines: NewLine[]
}

export interface PastOrdersState {
  /** Key of the stay: property, room, reservation and guest as one text. Empty if there is no stay. */
  stay: string
  /** The latest first. */
  orders: PastOrder[]
}

const initialState: PastOrdersState = { stay: '', orders: [] }

const maxPastOrders = 10

const slice = createSlice({
  name: 'pastOrders',
  initialState,
  reducers: {
    /** The stored orders of the present stay were read. */
    pastOrdersRestored(_state, { payload }: PayloadAction<PastOrdersState>) {
      return payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderAccepted, (state, { payload: { order: placed, lines } }) => {
        if (!state.stay) return
        const order = { at: placed.sentAt, shopId: placed.shopId, shopTitle: placed.shopTitle, lines }
        const others = state.orders.filter((other) => !isSameOrder(other, order))
        state.orders = [order, ...others].slice(0, maxPastOrders)
      })
      .addCase(logoutRequested, () => initialState)
      .addCase(checkinLost, () => initialState)
  },
  selectors: {
    selectPastOrders: (state) => state,
    selectPastOrdersOf: createSelector(
      [(state: PastOrdersState) => state.orders, (_: PastOrdersState, shopId: number | null) => shopId],
      (orders, shopId) => (shopId === null ? orders : orders.filter((order) => order.shopId === shopId)),
    ),
  },
})

/** Whether two orders have the same items and quantities; only the later one is kept then. */
const isSameOrder = (one: PastOrder, other: PastOrder): boolean =>
  one.lines.length === other.lines.length &&
  one.lines.every((line) =>
    other.lines.some((candidate) => isSame(line, candidate) && line.quantity === candidate.quantity),
  )

export const { pastOrdersRestored } = slice.actions
export const { selectPastOrders, selectPastOrdersOf } = slice.selectors
export { slice as pastOrdersSlice }
