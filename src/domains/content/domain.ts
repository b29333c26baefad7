import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { homeTour } from '../home/tour.ts'
import { contentTour } from './contentTour.ts'
import { contentPaths, isPageNumber } from './paths.ts'

export const content = defineDomain({
  name: 'content',
  screens: {
    contentpage: {
      path: contentPaths.contentpage,
      module: lazyModule(() => import('./ContentRoute.tsx'), 'ContentRoute'),
      tour: [...homeTour, ...contentTour],
      isDestination: ({ cpId = '' }) => isPageNumber(cpId),
      visit: ({ cpId = '' }) =>
        isPageNumber(cpId) ? { event_type: 'contentpage', event_value: cpId } : null,
    },
    page: {
      path: contentPaths.page,
      module: lazyModule(() => import('./ResolveScreen.tsx'), 'ResolveScreen'),
    },
  },
  query: ['entry'],
  actions: {
    contentpage: ([cpId = '']) =>
      cpId ? opens('contentpage', buildPath(contentPaths.contentpage, { cpId })) : { kind: 'nothing' },
  },
  lazyState: lazyModule(() => import('./saga.ts'), 'contentState'),
})

/** What a page's request needs, started with its dialog: few pages offer one. */
export const contentRequests = defineDomain({
  name: 'contentRequests',
  needs: ['sending'],
  lazyState: lazyModule(() => import('./request/saga.ts'), 'contentRequestsState'),
})
