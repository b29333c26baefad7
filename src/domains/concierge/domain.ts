import ForumIcon from '~icons/ic/outline-forum'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { ConciergeOverlay } from './ConciergeOverlay.tsx'
import { messengerPath } from './paths.ts'

export const concierge = defineDomain({
  name: 'concierge',
  screens: {
    demoMessenger: {
      path: messengerPath,
      module: lazyModule(() => import('./MessengerScreen.tsx'), 'MessengerScreen'),
      access: 'demo',
      icon: ForumIcon,
    },
  },
  query: ['with'],
  Overlay: ConciergeOverlay,
  lazyState: lazyModule(() => import('./saga.ts'), 'conciergeState'),
})
