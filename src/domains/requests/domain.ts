import { defineDomain } from '../../core/domains/defineDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'

/** What a request to the hotel needs, started with its dialog: few guests send one. */
export const contentRequests = defineDomain({
  name: 'contentRequests',
  lazyState: lazyModule(() => import('./saga.ts'), 'contentRequestsState'),
})
