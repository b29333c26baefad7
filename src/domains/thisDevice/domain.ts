import { defineDomain } from '../../core/domains/defineDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { thisDevicePath } from './paths.ts'

export const thisDevice = defineDomain({
  name: 'thisDevice',
  screens: {
    thisDevice: {
      path: thisDevicePath,
      module: lazyModule(() => import('./ThisDeviceScreen.tsx'), 'ThisDeviceScreen'),
    },
  },
  lazyState: lazyModule(() => import('./saga.ts'), 'thisDeviceState'),
})
