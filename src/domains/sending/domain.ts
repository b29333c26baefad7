import { defineDomain } from '../../core/domains/defineDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { sendingKeys } from '../../core/storageKeys.ts'

/** What must reach the hotel exactly once. `sendOnce` starts it. */
export const sending = defineDomain({
  name: 'sending',
  lazyState: lazyModule(() => import('./saga.ts'), 'sendingState'),
  startsOnKept: sendingKeys,
})
