import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { homeTour } from '../home/tour.ts'
import { contentPaths, isPageNumber } from './paths.ts'

/** The tour of a page that is not home. Which of its steps are shown depends on what the page has. */
const contentTour = [
  tourStep('page-entries', 'page.more', (entries) => entries.querySelector('h2 > a, h2 > button')),
  tourStep('page-wifi', 'page.wifi'),
  tourStep('share', 'page.share'),
]

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
