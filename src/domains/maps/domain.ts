import { defineDomain } from '../../core/domains/defineDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { MapOutlined as MapIcon } from '../../ui/icons/MapOutlined.tsx'
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
