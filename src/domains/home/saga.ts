import { call, select } from 'typed-redux-saga'
import { nextTask } from '../../core/scheduler.ts'
import { hotelTime } from '../../core/time/clock.ts'
import { selectTimezone } from '../property/slice.ts'

/**
 * Asks for the hotel's time before the greeting does: the first format of its kind takes a slow phone 60 ms, which this way
 * are a task of their own, while the hotel is still being waited for.
 */
export function* homeSaga() {
  yield* call(nextTask)
  hotelTime(Date.now(), yield* select(selectTimezone))
}
