import KeyIcon from '~icons/ic/outline-key'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { mobileKeyPath } from './paths.ts'
import { startForDoorSaga } from './startForDoor.saga.ts'
import { useOffersKey } from './useOffersKey.ts'

export const mobileKey = defineDomain({
  name: 'mobileKey',
  screens: {
    mobileKey: {
      path: mobileKeyPath,
      module: lazyModule(() => import('./MobileKeyScreen.tsx'), 'MobileKeyScreen'),
      access: 'resident',
      // A kiosk is shared, so it opens no door (MODE-19).
      excludedModes: ['kiosk'],
      icon: KeyIcon,
      tour: [tourStep('key-open', 'key.open'), tourStep('key-valid', 'key.valid')],
    },
  },
  nav: [{ screen: 'mobileKey', label: 'nav.key', order: 30, useIsOffered: useOffersKey }],
  // From the sign-in on: an address may ask for the door.
  state: { slices: [], saga: startForDoorSaga },
  lazyState: lazyModule(() => import('./saga.ts'), 'mobileKeyState'),
})
