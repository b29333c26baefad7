import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Id } from '../../contract/looseId.ts'
import type { OrderStatusName } from '../../contract/shopPushes.ts'
import { addMinutes } from '../../core/time/clock.ts'
import {
  checkinLost,
  logoutRequested,
  selectCheckin,
  selectPropertyId,
  selectRoom,
} from '../session/slice.ts'
import type { PlacedOrder } from './placedOrder.types.ts'

/** A status that the hotel has reported. `at` is a wall-clock time at the hotel; empty if the hotel gave none. */
export interface OrderStep {
  status: OrderStatusName
  at: string
}

export interface TrackedOrder extends PlacedOrder {
  /**
   * In the order in which they were reported. Empty if the hotel has not reported anything since the order was sent.
   */
  steps: OrderStep[]
  /** Why it was cancelled, in the hotel's words. */
  reason: string
  /** Whether the guest has read that it was cancelled. */
  isCancellationSeen: boolean
}

export interface OrdersState {
  /** Key of the stay: property, room, reservation and guest as one text. Empty if there is no stay. */
  stay: string
  /** The latest first. */
  orders: TrackedOrder[]
}

export interface ReportedOrderStep extends OrderStep {
  orderId: Id
  reason: string
}

const initialState: OrdersState = { stay: '', orders: [] }

const maxOrders = 20

const slice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    /** A guest has signed in; the payload is what the device has stored of this stay. */
    ordersRestored(_state, { payload }: PayloadAction<OrdersState>) {
      return payload
    },
    /** Another tab of the same guest has changed the stored orders. */
    ordersFollowed(state, { payload }: PayloadAction<TrackedOrder[]>) {
      state.orders = payload
    },
    /** The hotel has accepted an order. */
    orderAdded(state, { payload }: PayloadAction<PlacedOrder>) {
      const order = { ...payload, steps: [], reason: '', isCancellationSeen: false }
      // An order that was sent again and has the same number is the same order.
      const others = state.orders.filter(({ orderId }) => orderId === null || orderId !== payload.orderId)
      state.orders = [order, ...others].slice(0, maxOrders)
    },
    /** The hotel has reported the progress of a known order. */
    orderStepReported(state, { payload: { orderId, status, at, reason } }: PayloadAction<ReportedOrderStep>) {
      const order = state.orders.find((candidate) => candidate.orderId === orderId)
      if (!order) return
      order.steps.push({ status, at })
      order.reason = reason
      order.isCancellationSeen = false
    },
    /** The guest has looked at the orders. */
    ordersSeen(state) {
      for (const order of state.orders) if (statusOf(order) === 'cancelled') order.isCancellationSeen = true
    },
  },
  extraReducers: (builder) => {
    builder.addCase(logoutRequested, () => initialState).addCase(checkinLost, () => initialState)
  },
  selectors: {
    selectOrdersState: (state) => state,
    selectOrders: (state) => state.orders,
    selectOrder: (state, id: Id) => state.orders.find(({ orderId }) => orderId === id),
    /** The orders that the guest is still waiting for. @param time wall-clock time at the hotel */
    selectRunningOrders: createSelector(
      [(state: OrdersState) => state.orders, (_: OrdersState, time: string) => time],
      (orders, time) => orders.filter((order) => isRunning(order, time)),
    ),
  },
})

export const statusOf = ({ steps }: Pick<TrackedOrder, 'steps'>): OrderStatusName | 'sent' =>
  steps[steps.length - 1]?.status || 'sent'

/** After this time an order counts as delivered, because some hotels never report that it is. */
const waitMinutes = 120

const isRunning = (order: TrackedOrder, time: string): boolean => {
  const status = statusOf(order)
  if (status === 'delivered') return false
  if (status === 'cancelled') return !order.isCancellationSeen
  return time < addMinutes(order.deliveryTime, waitMinutes)
}

export const { ordersRestored, ordersFollowed, orderAdded, orderStepReported, ordersSeen } = slice.actions
export const { selectOrdersState, selectOrders, selectOrder, selectRunningOrders } = slice.selectors
/**
 * Key under which the device stores the data of a stay: property, room, reservation and guest; empty without a
 * check-in.
 */
export const selectStayKey = createSelector(
  [selectPropertyId, selectRoom, selectCheckin],
  (property, room, checkin) =>
    checkin ? JSON.stringify([property, room, checkin.reservation_nr, checkin.id]) : '',
)
export { slice as ordersSlice }
