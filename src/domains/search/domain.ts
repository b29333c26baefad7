import SearchIcon from '~icons/ic/baseline-search'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { searchPath, termParam, typeParam } from './paths.ts'

/** Search for everything that the hotel offers (SRCH-01). */
export const search = defineDomain({
  name: 'search',
  screens: {
    search: {
      path: searchPath,
      module: lazyModule(() => import('./SearchScreen.tsx'), 'SearchScreen'),
      // A walk-in guest may search, without the button of the top bar (MODE-08, MODE-10).
      excludedModes: ['walkin-only'],
      label: 'search.title',
      icon: SearchIcon,
      isBetterOnPhone: true,
      tour: [
        tourStep('search-term', 'search.term'),
        tourStep('search-types', 'search.types'),
        tourStep('search-results', 'search.results'),
      ],
    },
  },
  query: [termParam, typeParam],
  actions: { openSearch: () => opens('search', searchPath) },
  lazyState: lazyModule(() => import('./saga.ts'), 'searchState'),
  // A result may be a station, which needs the player.
  needs: ['radioPlayer'],
})
