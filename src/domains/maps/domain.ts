import MapIcon from '~icons/ic/outline-map'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { mapsPath } from './paths.ts'

export const maps = defineDomain({
  name: 'maps',
  screens: {
    demoMaps: {
      path: mapsPath,
      module: lazyModule(() => import('./MapsScreen.tsx'), 'MapsScreen'),
      access: 'demo',
      icon: MapIcon,
    },
  },
})
