// The push about a step of an order, as the desk takes it and as a device that has missed it is told later.
import { localTime } from './clock.ts'
import type { OrderStep, StoredOrder } from './db/orders.ts'
import { properties } from './seed/properties.ts'

/** The payload of `orderStatus`, with the step's own time on the clock of the order's property. */
export function orderStatusPayload(
  { id, property }: Pick<StoredOrder, 'id' | 'property'>,
  { status, reason, at }: OrderStep,
) {
  const { date, time } = localTime(Date.parse(at), properties[property].zone)
  const root = { order_id: id, status, at: `${date} ${time}`, ...(reason && { reason }) }
  return { status: 'OK', root }
}
