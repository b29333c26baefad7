import { call, select } from 'typed-redux-saga'
import { nextTask } from '../../core/scheduler.ts'
import { hotelTime } from '../../core/time/clock.ts'
import { hotelNow } from '../../core/time/hotelNow.saga.ts'
import { selectTimezone } from '../property/slice.ts'

/**
 * Computes the hotel's time before the greeting needs it: the first use of a date format takes 60 ms on a slow phone,
 * which is now in a task of its own while the app is still waiting for the hotel.
 */
export function* homeSaga() {
  yield* call(nextTask)
  hotelTime(yield* hotelNow(), yield* select(selectTimezone))
}
