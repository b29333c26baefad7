import { defineDomain } from '../../core/domains/defineDomain.ts'
import type { MenuOutcome } from '../../core/domains/domain.types.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { BlankOverlay } from './BlankOverlay.tsx'
import { deviceSaga } from './saga.ts'
import { deviceSlice } from './slice.ts'

const startApp = (app: string): MenuOutcome => ({ kind: 'device', command: `openWebApp|${app}`, app })

export const device = defineDomain({
  name: 'device',
  actions: {
    changeSource: ([name = '', port = '']) => ({
      kind: 'device',
      command: `changeSource|${name || 'TV'}|${port || '1'}`,
      source: { name: name || 'TV', port: Number.parseInt(port, 10) || 1 },
    }),
    openWebApp: ([app = '']) => (app ? startApp(app) : { kind: 'nothing' }),
    openScreenMirroring: () => startApp('screenmirroring'),
  },
  Overlay: BlankOverlay,
  state: { slices: [deviceSlice], saga: deviceSaga },
  // Executes the hotel's commands on a television, even before anybody has signed in (DEV-02).
  lazyState: lazyModule(() => import('./television.saga.ts'), 'televisionState'),
  startsOn: ['deviceCommand'],
  startsOnDevice: 'tv',
})
