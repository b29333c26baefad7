import BedtimeIcon from '~icons/ic/outline-bedtime'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { sleepTimerPath } from './paths.ts'

export const sleepTimer = defineDomain({
  name: 'sleepTimer',
  screens: {
    sleeptimer: {
      path: sleepTimerPath,
      module: lazyModule(() => import('./SleepTimerScreen.tsx'), 'SleepTimerScreen'),
      access: 'resident',
      // A kiosk stands in the lobby, where nobody falls asleep before the room's television.
      excludedModes: ['kiosk'],
      icon: BedtimeIcon,
      area: { label: 'sleepTimer.title', to: sleepTimerPath },
      tour: [
        tourStep('sleeptimer-left', 'sleepTimer.left'),
        tourStep('sleeptimer-lengths', 'sleepTimer.lengths'),
      ],
    },
  },
  actions: { SleepTimerOpen: () => opens('sleeptimer', sleepTimerPath) },
  lazyState: lazyModule(() => import('./state.ts'), 'sleepTimerState'),
})
