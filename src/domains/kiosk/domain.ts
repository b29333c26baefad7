import { defineDomain } from '../../core/domains/defineDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'

/**
 * Functions of a kiosk only: it invites guests, watches whether one is still there, and deletes their data (MODE-19).
 */
export const kiosk = defineDomain({
  name: 'kiosk',
  lazyState: lazyModule(() => import('./saga.ts'), 'kioskState'),
  startsOnDevice: 'kiosk',
})
