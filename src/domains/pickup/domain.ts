import TaxiIcon from '~icons/ic/outline-local-taxi'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { pickupPath } from './paths.ts'

export const pickup = defineDomain({
  name: 'pickup',
  screens: {
    pickup: {
      path: pickupPath,
      module: lazyModule(() => import('./PickupScreen.tsx'), 'PickupScreen'),
      label: 'pickup.title',
      icon: TaxiIcon,
      isBetterOnPhone: true,
      tour: [tourStep('pickup-steps', 'pickup.steps')],
    },
  },
  actions: { pickup: () => opens('pickup', pickupPath) },
  lazyState: lazyModule(() => import('./saga.ts'), 'pickupState'),
})
