import CastIcon from '~icons/ic/outline-cast'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { streamingPath } from './paths.ts'

export const streaming = defineDomain({
  name: 'streaming',
  screens: {
    streamingDevices: {
      path: streamingPath,
      module: lazyModule(() => import('./StreamingScreen.tsx'), 'StreamingScreen'),
      access: 'resident',
      // A kiosk stands in the lobby, where all can read the code that connects to the room's television.
      excludedModes: ['kiosk'],
      icon: CastIcon,
      tour: [
        tourStep('streaming-steps', 'streaming.steps'),
        tourStep('streaming-switch', 'streaming.switch'),
      ],
    },
  },
  actions: {
    streamingDevices: ([type]) =>
      opens('streamingDevices', buildPath(streamingPath, { type: type || 'all' })),
  },
  lazyState: lazyModule(() => import('./state.ts'), 'streamingState'),
})
