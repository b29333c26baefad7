import LiveTvIcon from '~icons/ic/outline-live-tv'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { firstChild, tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { useIsInMenuOnTelevision } from '../menu/useIsInMenu.ts'
import { epgPaths, groupParam, remindersKey } from './paths.ts'

export const epg = defineDomain({
  name: 'epg',
  screens: {
    epg: {
      path: epgPaths.guide,
      module: lazyModule(() => import('./EpgScreen.tsx'), 'EpgScreen'),
      icon: LiveTvIcon,
      tour: [
        tourStep('epg-channels', 'epg.channels'),
        tourStep('epg-dates', 'epg.dates', firstChild),
        tourStep('epg-programme', 'epg.programme'),
      ],
    },
    epgChannel: {
      path: epgPaths.channel,
      module: lazyModule(() => import('./ChannelScreen.tsx'), 'ChannelScreen'),
      icon: LiveTvIcon,
      opensAtTop: true,
      tour: [
        tourStep('epg-channels', 'epg.channels'),
        tourStep('epg-dates', 'epg.dates', firstChild),
        tourStep('epg-programme', 'epg.programme', firstChild),
      ],
    },
    tvall: {
      path: epgPaths.tvAll,
      module: lazyModule(() => import('./TvScreen.tsx'), 'TvScreen'),
      label: 'epg.live',
      icon: LiveTvIcon,
    },
    tvgroup: {
      path: epgPaths.tvGroup,
      module: lazyModule(() => import('./TvScreen.tsx'), 'TvScreen'),
      icon: LiveTvIcon,
    },
  },
  actions: {
    tvOpen: ([group = '']) =>
      group
        ? opens('tvgroup', `${epgPaths.tvGroup}?${new URLSearchParams({ [groupParam]: group })}`)
        : opens('tvall', epgPaths.tvAll),
    OpenSkinEPG: () => opens('epg', epgPaths.guide),
  },
  nav: [{ screen: 'epg', label: 'epg.title', order: 14, useIsOffered: () => useIsInMenuOnTelevision('epg') }],
  query: [groupParam, 'view', 'group', 'page'],
  // A reminder is due also after a reload, before the guide is opened.
  startsOnKept: [remindersKey],
  lazyState: lazyModule(() => import('./saga.ts'), 'epgState'),
  searchSource: lazyModule(() => import('./searchSource.ts'), 'searchSource'),
})
