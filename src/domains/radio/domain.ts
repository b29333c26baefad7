import RadioIcon from '~icons/ic/outline-radio'
import { draftKeyOf } from '../../browser/storage.ts'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { firstChild, tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { radioDraft, webradioPath } from './paths.ts'
import { RadioFooter } from './RadioFooter.tsx'

/** Stations by country. */
export const radio = defineDomain({
  name: 'radio',
  screens: {
    webradio: {
      path: webradioPath,
      module: lazyModule(() => import('./RadioScreen.tsx'), 'RadioScreen'),
      label: 'radio.title',
      icon: RadioIcon,
      tour: [
        tourStep('radio-search', 'radio.search'),
        tourStep('radio-countries', 'radio.countries'),
        tourStep('radio-stations', 'radio.stations', firstChild),
        tourStep('radio-favourite', 'radio.favourite'),
        tourStep('radio-play', 'radio.play'),
      ],
    },
  },
  query: ['country', 'find'],
  actions: { webradioOpen: () => opens('webradio', webradioPath) },
  lazyState: lazyModule(() => import('./stations.saga.ts'), 'stationsState'),
  needs: ['radioPlayer'],
  searchSource: lazyModule(() => import('./searchSource.ts'), 'searchSource'),
})

/** The playing station continues on all screens, pauses for films and is restored after a reload. */
export const radioPlayer = defineDomain({
  name: 'radioPlayer',
  Overlay: RadioFooter,
  lazyState: lazyModule(() => import('./player.saga.ts'), 'radioPlayerState'),
  startsOnKept: [draftKeyOf(radioDraft)],
})
