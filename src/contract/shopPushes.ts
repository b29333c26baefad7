/** Push events about an order. Optional: without them an order counts as accepted all the same. */
import * as v from 'valibot'
import { push } from './define.ts'
import { looseId } from './looseId.ts'
import { anyText } from './values.ts'

/** Statuses in their order; `cancelled` may replace any of the later ones. */
export const orderStatuses = ['accepted', 'on_the_way', 'delivered', 'cancelled'] as const
export type OrderStatusName = (typeof orderStatuses)[number]

/**
 * Hotel to the room's devices, when the status of an order changes. `order_id` is that of `transmitOrder`'s answer,
 * `at` is `YYYY-MM-DD HH:MM:SS` in the hotel's local time, `reason` a text for the guest of a cancelled order.
 */
export const orderStatus = push({
  function: 'orderStatus',
  payload: v.object({ order_id: looseId, status: v.picklist(orderStatuses), at: anyText, reason: anyText }),
})

export const shopPushes = { orderStatus }
