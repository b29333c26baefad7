/** What a hotel says about an order by itself. Optional: one that never says it has still taken the order. */
import * as v from 'valibot'
import { push } from './define.ts'
import { anyText, number } from './values.ts'

/** In this order; `cancelled` may come instead of any later one. */
export const orderStatuses = ['accepted', 'on_the_way', 'delivered', 'cancelled'] as const
export type OrderStatusName = (typeof orderStatuses)[number]

/**
 * To the room's devices, when the desk or the kitchen has come a step further. `order_id` is that of `transmitOrder`'s
 * answer, `at` is `YYYY-MM-DD HH:MM:SS` in the hotel's local time, `reason` a text for the guest of a cancelled order.
 */
export const orderStatus = push({
  function: 'orderStatus',
  payload: v.object({ order_id: number, status: v.picklist(orderStatuses), at: anyText, reason: anyText }),
})

export const shopPushes = { orderStatus }
