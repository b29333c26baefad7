import AlarmIcon from '~icons/ic/outline-alarm'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { wakeUpPath } from './paths.ts'

export const wakeUp = defineDomain({
  name: 'wakeUp',
  screens: {
    wakeUp: {
      path: wakeUpPath,
      module: lazyModule(() => import('./WakeUpScreen.tsx'), 'WakeUpScreen'),
      access: 'resident',
      icon: AlarmIcon,
      area: { label: 'wakeUp.title', to: wakeUpPath },
      tour: [tourStep('wakeup-set', 'wakeUp.set'), tourStep('wakeup-time', 'wakeUp.time')],
    },
  },
  actions: { wakeUpOpen: () => opens('wakeUp', wakeUpPath) },
  lazyState: lazyModule(() => import('./saga.ts'), 'wakeUpState'),
  startsOn: ['getPopUpWakeUp'],
})
