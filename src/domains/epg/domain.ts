import LiveTvIcon from '@mui/icons-material/LiveTvOutlined'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { epgPaths } from './paths.ts'

export const epg = defineDomain({
  name: 'epg',
  screens: {
    epg: {
      path: epgPaths.guide,
      module: lazyModule(() => import('./EpgScreen.tsx'), 'EpgScreen'),
      icon: LiveTvIcon,
    },
    epgChannel: {
      path: epgPaths.channel,
      module: lazyModule(() => import('./ChannelScreen.tsx'), 'ChannelScreen'),
      icon: LiveTvIcon,
      opensAtTop: true,
    },
  },
  actions: { OpenSkinEPG: () => opens('epg', epgPaths.guide) },
  state: () => import('./state.ts'),
})
