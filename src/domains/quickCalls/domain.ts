import PhoneIcon from '~icons/ic/outline-call'
import { draftKeyOf } from '../../browser/storage.ts'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { callReceptionSaga } from './callReception.saga.ts'
import { callDraft, hangUpDraft } from './events.ts'
import { voipPath } from './paths.ts'

export const quickCalls = defineDomain({
  name: 'quickCalls',
  screens: {
    // Not limited to demos, despite its path: the calls have no other path (CALL-01).
    demoVoip: {
      path: voipPath,
      module: lazyModule(() => import('./QuickCallsScreen.tsx'), 'QuickCallsScreen'),
      access: 'resident',
      icon: PhoneIcon,
      topics: ['reception', 'housekeeping'],
      tour: [
        tourStep('call-departments', 'quickCalls.departments'),
        tourStep('call-state', 'quickCalls.state'),
      ],
    },
  },
  // From the sign-in on: reception can be called from every screen.
  state: { slices: [], saga: callReceptionSaga },
  lazyState: lazyModule(() => import('./saga.ts'), 'quickCallsState'),
  startsOnKept: [draftKeyOf(callDraft), draftKeyOf(hangUpDraft)],
  searchSource: lazyModule(() => import('./searchSource.ts'), 'searchSource'),
})
