import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { useHasOrders } from './useHasOrders.ts'

const running = lazyModule(() => import('./RunningOrders.tsx'), 'RunningOrders')

/** The orders that the guest is still waiting for. Without any orders the code is not loaded. */
export function RunningOrdersPart() {
  return useHasOrders() && <LazyPart module={running} props={noProps} />
}
