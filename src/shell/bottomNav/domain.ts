import MoreIcon from '~icons/ic/baseline-more-horiz'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { morePath } from './paths.ts'

/** The screen with the overflow of the bottom navigation. */
export const more = defineDomain({
  name: 'more',
  screens: {
    moreNav: {
      path: morePath,
      module: lazyModule(() => import('./MoreScreen.tsx'), 'MoreScreen'),
      icon: MoreIcon,
      isDestination: false,
    },
  },
})
