import AlarmIcon from '@mui/icons-material/AlarmOutlined'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
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
    },
  },
  actions: { wakeUpOpen: () => opens('wakeUp', wakeUpPath) },
  lazyState: lazyModule(() => import('./saga.ts'), 'wakeUpState'),
  startsOn: ['getPopUpWakeUp'],
})
