import MovieIcon from '~icons/ic/outline-movie'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { firstChild, tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { useIsInMenuOnTelevision } from '../menu/useIsInMenu.ts'
import { resumeTimesKey, vodPaths, vodQuery } from './paths.ts'

const visit = () => ({ event_type: 'module', event_value: 'VOD' })
const common = { icon: MovieIcon, visit }

const browse = lazyModule(() => import('./BrowseScreen.tsx'), 'BrowseScreen')
const packagesTour = [
  tourStep('vod-package', 'vod.package', firstChild),
  tourStep('vod-validity', 'vod.validity'),
]

export const vod = defineDomain({
  name: 'vod',
  screens: {
    // Redirects to the list of films.
    vod: { ...common, path: vodPaths.vod, module: browse },
    vodBrowse: {
      ...common,
      path: vodPaths.browse,
      module: browse,
      barAction: lazyModule(() => import('./BrowseTools.tsx'), 'FilterButton'),
      tour: [
        tourStep('vod-filter', 'vod.filter'),
        tourStep('vod-search', 'vod.search'),
        tourStep('vod-movie', 'vod.movie', firstChild),
      ],
    },
    vodPackages: {
      ...common,
      path: vodPaths.packages,
      module: lazyModule(() => import('./PackageScreens.tsx'), 'PackagesScreen'),
      tour: packagesTour,
    },
    vodPackagesByMovie: {
      ...common,
      path: vodPaths.packagesByMovie,
      module: lazyModule(() => import('./PackageScreens.tsx'), 'PackagesByMovieScreen'),
      tour: packagesTour,
    },
    vodPackage: {
      ...common,
      path: vodPaths.package,
      module: lazyModule(() => import('./PackageScreens.tsx'), 'PackageScreen'),
      tour: [tourStep('vod-validity', 'vod.validity'), tourStep('vod-movie', 'vod.movie', firstChild)],
    },
    vodProtected: {
      ...common,
      path: vodPaths.protected,
      module: lazyModule(() => import('./ProtectedScreen.tsx'), 'ProtectedScreen'),
    },
    vodMovie: {
      ...common,
      path: vodPaths.movie,
      module: lazyModule(() => import('./MovieScreen.tsx'), 'MovieScreen'),
    },
  },
  nav: [
    {
      screen: 'vodBrowse',
      label: 'vod.title',
      order: 12,
      useIsOffered: () => useIsInMenuOnTelevision('vodBrowse'),
    },
  ],
  query: vodQuery,
  needs: ['sending'],
  lazyState: lazyModule(() => import('./saga.ts'), 'vodState'),
  // Positions in films that could not be sent before.
  startsOnKept: [resumeTimesKey],
  searchSource: lazyModule(() => import('./searchSource.ts'), 'searchSource'),
})
