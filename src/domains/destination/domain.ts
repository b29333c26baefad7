import ExploreIcon from '~icons/ic/outline-explore'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { firstChild, tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { destinationPaths } from './paths.ts'

export const destination = defineDomain({
  name: 'destination',
  screens: {
    destination: {
      path: destinationPaths.browse,
      module: lazyModule(() => import('./BrowseScreen.tsx'), 'BrowseScreen'),
      icon: ExploreIcon,
      tour: [
        tourStep('destination-filter', 'destination.filter'),
        tourStep('destination-list', 'destination.list', firstChild),
      ],
    },
    destinationEntry: {
      path: destinationPaths.entry,
      module: lazyModule(() => import('./EntryScreen.tsx'), 'EntryScreen'),
      icon: ExploreIcon,
    },
  },
  query: ['type', 'q', 'area', 'date'],
  actions: { destination: () => opens('destination', destinationPaths.browse) },
  lazyState: lazyModule(() => import('./saga.ts'), 'destinationState'),
})
