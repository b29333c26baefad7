import CoursesIcon from '~icons/ic/outline-self-improvement'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { coursesPath } from './paths.ts'

export const courses = defineDomain({
  name: 'courses',
  screens: {
    courses: {
      path: coursesPath,
      module: lazyModule(() => import('./CoursesScreen.tsx'), 'CoursesScreen'),
      label: 'courses.title',
      icon: CoursesIcon,
      tour: [
        tourStep('courses-week', 'courses.week'),
        tourStep('courses-days', 'courses.days'),
        tourStep('courses-list', 'courses.list'),
      ],
    },
  },
  query: ['day'],
  actions: { courses: () => opens('courses', coursesPath) },
  lazyState: lazyModule(() => import('./saga.ts'), 'coursesState'),
})
