import MapIcon from '~icons/ic/outline-map'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'

export const maps = defineDomain({
  name: 'maps',
  screens: {
    demoMaps: {
      path: '/demo/maps',
      module: lazyModule(() => import('./MapsScreen.tsx'), 'MapsScreen'),
      access: 'demo',
      icon: MapIcon,
    },
  },
})
