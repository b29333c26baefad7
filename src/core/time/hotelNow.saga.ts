import { select } from 'typed-redux-saga'
import { service } from '../services.ts'
import { selectClockOffset } from './slice.ts'

/**
 * Returns the hotel's time in ms since the epoch: for all that names an hour, or that the hotel acts on. Durations and
 * ages are measured with the service `now`, the device's clock, which no answer of the hotel moves.
 */
export function* hotelNow() {
  const now = yield* service('now')
  return now() + (yield* select(selectClockOffset))
}
