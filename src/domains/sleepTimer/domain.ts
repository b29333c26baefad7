import BedtimeIcon from '@mui/icons-material/BedtimeOutlined'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { sleepTimerPath } from './paths.ts'

export const sleepTimer = defineDomain({
  name: 'sleepTimer',
  screens: {
    sleeptimer: {
      path: sleepTimerPath,
      module: lazyModule(() => import('./SleepTimerScreen.tsx'), 'SleepTimerScreen'),
      access: 'resident',
      icon: BedtimeIcon,
      area: { label: 'sleepTimer.title', to: sleepTimerPath },
    },
  },
  actions: { SleepTimerOpen: () => opens('sleeptimer', sleepTimerPath) },
  lazyState: lazyModule(() => import('./saga.ts'), 'sleepTimerState'),
})
