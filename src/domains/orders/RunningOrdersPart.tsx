import { useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import type { OrdersState } from './slice.ts'

const running = lazyModule(() => import('./RunningOrders.tsx'), 'RunningOrders')

/** The state of the store, before or after the orders' domain has started. */
interface Root {
  orders?: OrdersState
}
const selectHasOrders = ({ orders }: Root) => orders !== undefined && orders.orders.length > 0

/** The orders that the guest is still waiting for. Without any orders the code is not loaded. */
export function RunningOrdersPart() {
  return useSelector(selectHasOrders) && <LazyPart module={running} props={noProps} />
}
