import { useSelector } from 'react-redux'
import VideocamIcon from '~icons/ic/outline-videocam'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { closestControl, tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { stateOf } from '../../core/load.ts'
import { DoorbellNotifier } from './DoorbellNotifier.tsx'
import { roomCameraPath } from './paths.ts'
import { cameraSaga } from './saga.ts'
import { cameraSlice, pictures, selectHasCameras } from './slice.ts'

export const camera = defineDomain({
  name: 'camera',
  screens: {
    roomCamera: {
      path: roomCameraPath,
      module: lazyModule(() => import('./CameraScreen.tsx'), 'CameraScreen'),
      access: 'resident',
      // A kiosk stands in the lobby, before everybody's eyes.
      excludedModes: ['kiosk'],
      icon: VideocamIcon,
      tour: [
        tourStep('camera-pictures', 'camera.pictures'),
        tourStep('camera-bell', 'camera.bell'),
        tourStep('camera-refresh', 'camera.refresh', closestControl),
      ],
    },
  },
  nav: [
    {
      screen: 'roomCamera',
      label: 'camera.title',
      order: 20,
      useIsOffered: () => useSelector(selectHasCameras),
      useIsPending: () => useSelector(pictures.select).status === 'fetching',
    },
  ],
  Overlay: DoorbellNotifier,
  // Loaded at sign-in: the doorbell may ring at any time.
  state: stateOf([pictures], { slices: [cameraSlice], saga: cameraSaga }),
})
