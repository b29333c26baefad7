import { call, select } from 'typed-redux-saga'
import HomeIcon from '~icons/ic/outline-home'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { homePath } from '../../core/routing/paths.ts'
import { nextTask } from '../../core/scheduler.ts'
import { hotelTime } from '../../core/time/clock.ts'
import { hotelNow } from '../../core/time/hotelNow.saga.ts'
import { selectTimezone } from '../property/slice.ts'
import { homeTour } from './tour.ts'

/**
 * Computes the hotel's time before the greeting needs it: the first use of a date format takes 60 ms on a slow phone,
 * which is now in a task of its own while the app is still waiting for the hotel.
 */
function* homeSaga() {
  yield* call(nextTask)
  hotelTime(yield* hotelNow(), yield* select(selectTimezone))
}

export const home = defineDomain({
  name: 'home',
  screens: {
    home: {
      path: homePath,
      module: lazyModule(() => import('./HomeScreen.tsx'), 'HomeScreen'),
      icon: HomeIcon,
      tour: homeTour,
      isDestination: false,
    },
  },
  nav: [{ screen: 'home', label: 'nav.home', order: 10 }],
  state: { slices: [], saga: homeSaga },
})
