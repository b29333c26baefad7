import { useSelector } from 'react-redux'
import type { OrdersState } from './slice.ts'

/** The state of the store, before or after the orders' domain has started. */
interface Root {
  orders?: OrdersState
}

/** Whether anything was ordered on this device in this stay. */
export const useHasOrders = (): boolean =>
  useSelector(({ orders }: Root) => orders !== undefined && orders.orders.length > 0)
