import { defineDomain } from '../../core/domains/defineDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { homePath } from '../../core/routing/paths.ts'
import { HomeOutlined as HomeIcon } from '../../ui/icons/HomeOutlined.tsx'
import { homeSaga } from './saga.ts'
import { homeTour } from './tour.ts'

export const home = defineDomain({
  name: 'home',
  screens: {
    home: {
      path: homePath,
      module: lazyModule(() => import('./HomeScreen.tsx'), 'HomeScreen'),
      icon: HomeIcon,
      tour: homeTour,
      isDestination: false,
    },
  },
  nav: [{ screen: 'home', label: 'nav.home', order: 10 }],
  state: { slices: [], saga: homeSaga },
})
