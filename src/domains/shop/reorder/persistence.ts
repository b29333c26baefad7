/** Stores the orders of a stay on this device. Orders of another stay and invalid data are dropped. */
import * as v from 'valibot'
import { list } from '../../../contract/values.ts'
import type { Services } from '../../../core/services.ts'
import { Line } from '../cart/persistence.ts'
import { pastOrdersKey } from '../kept.ts'
import type { PastOrder, PastOrdersState } from './slice.ts'

const { cartId: _, unavailable: __, priceBefore: ___, ...NewLine } = Line.entries

const Kept = v.object({
  stay: v.pipe(v.string(), v.nonEmpty()),
  orders: list(
    v.object({
      at: v.number(),
      shopId: v.number(),
      shopTitle: v.string(),
      lines: v.pipe(v.array(v.object(NewLine)), v.nonEmpty()),
    }),
  ),
})

type Stores = Pick<Services, 'storage'>

/** The orders of this stay; null if none of it are stored. */
export function readPastOrdersOf({ storage: { local } }: Stores, stay: string): PastOrder[] | null {
  const kept = local.read(pastOrdersKey, Kept)
  return kept?.stay === stay ? kept.orders : null
}

/** The orders of this stay; those of another stay are deleted. */
export function readPastOrders(stores: Stores, stay: string): PastOrder[] {
  const orders = readPastOrdersOf(stores, stay)
  if (!orders) stores.storage.local.remove(pastOrdersKey)
  return orders ?? []
}

export function writePastOrders({ storage: { local } }: Stores, past: PastOrdersState): void {
  if (past.orders.length > 0) local.write(pastOrdersKey, past)
  else local.remove(pastOrdersKey)
}
