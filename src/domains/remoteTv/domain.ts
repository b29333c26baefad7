import { useSelector } from 'react-redux'
import SettingsRemoteIcon from '~icons/ic/outline-settings-remote'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectDeviceMode } from '../session/slice.ts'
import { remoteTvSaga } from './saga.ts'
import { remoteTvSlice, selectHasTv, selectRemoteTv } from './slice.ts'

export const remoteTv = defineDomain({
  name: 'remoteTv',
  screens: {
    remoteControl: {
      path: '/remote-control',
      module: lazyModule(() => import('./RemoteControlScreen.tsx'), 'RemoteControlScreen'),
      access: 'resident',
      // A kiosk stands in the lobby, where nobody sees the room's television.
      excludedModes: ['kiosk'],
      icon: SettingsRemoteIcon,
      tour: [
        tourStep('remote-power', 'remote.power'),
        tourStep('remote-pad', 'remote.pad'),
        tourStep('remote-rockers', 'remote.rockers'),
      ],
    },
  },
  nav: [
    {
      screen: 'remoteControl',
      label: 'nav.remoteControl',
      order: 50,
      // A television has a remote control of its own.
      useIsOffered: () => {
        const isOnTv = useSelector(selectDeviceMode) === 'tv'
        return useSelector(selectHasTv) && !isOnTv
      },
      useIsPending: () => useSelector(selectRemoteTv).status === 'fetching',
    },
  ],
  // Loaded at sign-in: the bottom navigation shows the item once the room's televisions are known.
  state: { slices: [remoteTvSlice], saga: remoteTvSaga },
})
