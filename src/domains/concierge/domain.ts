import ForumIcon from '@mui/icons-material/ForumOutlined'
import { defineDomain, lazyState } from '../../core/domains/defineDomain.ts'
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
  Overlay: ConciergeOverlay,
  state: lazyState(() => import('./state.ts')),
})
