/**
 * Stores the orders of a stay on this device, each with the steps that the hotel has reported: the app does not request
 * them after a reload.
 */
import * as v from 'valibot'
import { orderStatuses } from '../../contract/shopPushes.ts'
import { list } from '../../contract/values.ts'
import type { Services } from '../../core/services.ts'
import { ordersKey } from './paths.ts'
import { PlacedOrder } from './placedOrder.types.ts'
import type { OrdersState, TrackedOrder } from './slice.ts'

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
export function readOrdersOf({ storage: { local } }: Stores, stay: string): TrackedOrder[] | null {
  const stored = local.read(ordersKey, Stored)
  return stored?.stay === stay ? stored.orders : null
}

/** The orders of this stay; those of another one are removed. */
export function readOrders(stores: Stores, stay: string): TrackedOrder[] {
  const orders = readOrdersOf(stores, stay)
  if (!orders) stores.storage.local.remove(ordersKey)
  return orders ?? []
}

export function writeOrders({ storage: { local } }: Stores, state: OrdersState): void {
  if (state.stay && state.orders.length > 0) local.write(ordersKey, state)
  else local.remove(ordersKey)
}
