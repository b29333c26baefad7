import { useSelector } from 'react-redux'
import TuneIcon from '~icons/ic/outline-tune'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import type { Topic } from '../../core/domains/search.types.ts'
import { firstChild, tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { roomControlPaths } from './paths.ts'
import { roomControlSaga } from './saga.ts'
import { roomControlSlice, selectHasRoomControls, selectRoomControls } from './slice.ts'

const tour = [
  tourStep('room-areas', 'roomControl.areas', firstChild),
  tourStep('room-light', 'roomControl.light'),
  tourStep('room-blind', 'roomControl.blind'),
  tourStep('room-climate', 'roomControl.climate'),
  tourStep('room-schedule', 'roomControl.schedule'),
]

const topics: readonly Topic[] = ['lights', 'temperature', 'blinds']

export const roomControl = defineDomain({
  name: 'roomControl',
  screens: {
    roomControl: {
      path: roomControlPaths.roomControl,
      module: lazyModule(() => import('./RoomControlScreen.tsx'), 'RoomControlScreen'),
      access: 'resident',
      icon: TuneIcon,
      topics,
      tour,
    },
    demoRoomControl: {
      path: roomControlPaths.demoRoomControl,
      module: lazyModule(() => import('./RoomControlScreen.tsx'), 'DemoRoomControlScreen'),
      access: 'demo',
      icon: TuneIcon,
      topics,
      tour,
    },
  },
  nav: [
    { screen: 'demoRoomControl', label: 'nav.demoRoomControl', order: 40 },
    {
      screen: 'roomControl',
      label: 'nav.roomControl',
      order: 60,
      useIsOffered: () => useSelector(selectHasRoomControls),
      useIsPending: () => useSelectorWith(selectRoomControls, 'hotel').status === 'fetching',
    },
  ],
  // From the sign-in on: the bottom navigation shows the item once the room's controls are known.
  state: { slices: [roomControlSlice], saga: roomControlSaga },
  lazyState: lazyModule(() => import('./state.ts'), 'roomControlState'),
})
