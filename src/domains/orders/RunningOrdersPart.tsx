import { useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import type { OrdersState } from './slice.ts'

const running = lazyModule(() => import('./RunningOrders.tsx'), 'RunningOrders')

/** The store, before or after the orders have started. */
interface Root {
  orders?: OrdersState
}
const selectHasOrders = ({ orders }: Root) => orders !== undefined && orders.orders.length > 0

/** The orders that the guest still waits for; who has ordered nothing needs none of the code. */
export function RunningOrdersPart() {
  return useSelector(selectHasOrders) && <LazyPart module={running} props={noProps} />
}
