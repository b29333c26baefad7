import type { Action } from '@reduxjs/toolkit'
import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga'
import * as v from 'valibot'
import type { Id } from '../../contract/looseId.ts'
import { orderStatuses } from '../../contract/shopPushes.ts'
import { list } from '../../contract/values.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { persist } from '../../core/persistence.ts'
import { pushed } from '../../core/pushed.ts'
import { homePath } from '../../core/routing/paths.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { log, type Services, service } from '../../core/services.ts'
import { isStoredElsewhere } from '../../core/storedElsewhere.ts'
import { dialogRaised } from '../dialogs/slice.ts'
import { selectFirstScreen } from '../menu/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { registered, selectIsRegistered } from '../session/slice.ts'
import { cartPath, ordersKey, ordersPath } from './paths.ts'
import { PlacedOrder } from './placedOrder.types.ts'
import {
  type OrdersState,
  orderAdded,
  orderStepReported,
  ordersFollowed,
  ordersRestored,
  ordersSeen,
  ordersSlice,
  type ReportedOrderStep,
  selectOrder,
  selectOrdersState,
  selectStayKey,
  statusOf,
  type TrackedOrder,
} from './slice.ts'

/**
 * Stores the orders of a stay on this device, each with the steps that the hotel has reported: the app does not request
 * them after a reload.
 */

const Stored = v.object({
  stay: v.pipe(v.string(), v.nonEmpty()),
  orders: list(
    v.object({
      ...PlacedOrder.entries,
      steps: list(v.object({ status: v.picklist(orderStatuses), at: v.string() })),
      reason: v.string(),
      isCancellationSeen: v.boolean(),
    }),
  ),
})

type Stores = Pick<Services, 'storage'>

/** The orders of this stay; null if none are stored. */
function readOrdersOf({ storage: { local } }: Stores, stay: string): TrackedOrder[] | null {
  const stored = local.read(ordersKey, Stored)
  return stored?.stay === stay ? stored.orders : null
}

/** The orders of this stay; those of another one are removed. */
function readOrders(stores: Stores, stay: string): TrackedOrder[] {
  const orders = readOrdersOf(stores, stay)
  if (!orders) stores.storage.local.remove(ordersKey)
  return orders ?? []
}

function writeOrders({ storage: { local } }: Stores, state: OrdersState): void {
  if (state.stay && state.orders.length > 0) local.write(ordersKey, state)
  else local.remove(ordersKey)
}

export function* ordersSaga() {
  const stores = { storage: yield* service('storage') }
  yield* call(restore)
  yield* persist(selectOrdersState, (state, _, event) => {
    // State that was just read is not written back, because it could overwrite a change by another tab.
    if (!ordersFollowed.match(event)) writeOrders(stores, state)
  })
  yield* takeEvery(registered, restore)
  yield* takeEvery(pushed.orderStatus, onStatus)
  yield* takeEvery(isStoredElsewhere([ordersKey]), followOtherTab)
}

function* restore() {
  if (!(yield* select(selectIsRegistered))) return
  const stay = yield* select(selectStayKey)
  if (!stay || (yield* select(selectOrdersState)).stay === stay) return
  const orders = readOrders({ storage: yield* service('storage') }, stay)
  yield* put(ordersRestored({ stay, orders }))
}

/** An order is sent again or given up before this time. */
const overtakenMs = 60_000

/**
 * Ignores the status of an unknown order, which another device of the room may have sent. Only if the push overtakes the
 * response to the order is it handled after the response.
 */
function* onStatus({ payload }: ReturnType<typeof pushed.orderStatus>) {
  const { order_id: orderId, status, at, reason } = payload
  if (!(yield* select(selectOrder, orderId))) {
    yield* log('info', 'orders', `the status ${status} is of an unknown order ${orderId}`)
    const isOrder = (event: Action) => orderAdded.match(event) && event.payload.orderId === orderId
    yield* race([take(isOrder), delay(overtakenMs)])
  }
  const order = yield* select(selectOrder, orderId)
  if (!order || statusOf(order) === status) return
  yield* put(orderStepReported({ orderId, status, at, reason }))
  yield* call(announceStatus, { orderId, status, reason })
}

/** Each tab reports a status that is new to it, because the tab that received it first may not be visible. */
function* followOtherTab() {
  const { stay, orders: before } = yield* select(selectOrdersState)
  const orders = readOrdersOf({ storage: yield* service('storage') }, stay)
  if (!orders) return
  yield* put(ordersFollowed(orders))
  for (const order of orders) {
    const known = before.find(({ orderId }) => orderId === order.orderId)
    const status = statusOf(order)
    if (!known || order.orderId === null || status === 'sent' || status === statusOf(known)) continue
    yield* call(announceStatus, { orderId: order.orderId, status, reason: order.reason })
  }
}

type Announcement = Pick<ReportedOrderStep, 'orderId' | 'status' | 'reason'>

function* announceStatus({ orderId, status, reason }: Announcement) {
  if (status === 'cancelled') yield* call(announceCancellation, orderId, reason)
  else if (!(yield* call(isCardShown)))
    yield* put(noticeRaised({ text: `orders.status.${status}`, about: `order ${orderId}` }))
}

/** Whether the guest has the order's card before them, which says the same and is announced. */
function* isCardShown() {
  const { pathname = '' } = (yield* select(selectPlace)) ?? {}
  return [homePath, yield* select(selectFirstScreen), ordersPath, cartPath].includes(pathname)
}

/** A dialog, not a notice, so that the guest does not wait for a cancelled order. */
function* announceCancellation(orderId: Id, reason: string) {
  yield* put(
    dialogRaised({
      id: `order-cancelled-${orderId}`,
      title: 'orders.status.cancelled',
      ...(reason && { text: 'orders.reason', values: { reason } }),
      note: 'orders.next',
      choices: [{ label: 'app.close', event: ordersSeen() }],
    }),
  )
}

export const ordersState: DomainState = { slices: [ordersSlice], saga: ordersSaga }
