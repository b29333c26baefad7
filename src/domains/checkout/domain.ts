import { defineDomain } from '../../core/domains/defineDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { CheckoutOverlay } from './CheckoutOverlay.tsx'
import { checkoutSaga } from './saga.ts'
import { checkoutSlice } from './slice.ts'

export const checkout = defineDomain({
  name: 'checkout',
  Overlay: CheckoutOverlay,
  state: { slices: [checkoutSlice], saga: checkoutSaga },
  searchSource: lazyModule(() => import('./searchSource.ts'), 'searchSource'),
})
