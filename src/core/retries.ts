import type { ActionPattern } from 'redux-saga/effects'
import { delay, race, take } from 'typed-redux-saga'

/**
 * How often what has failed is tried again by itself. After that it waits for the guest, or for the hotel to come back.
 * The channel is not meant, nor the sign-in on it, without which nothing would come back.
 */
export const maxRetries = 4

/** Whether a failure is followed by another try. @param failures in a row, with the last one */
export const isRetried = (failures: number): boolean => failures <= maxRetries

/**
 * Waits until what has failed is tried again: for this time, or until such an action, whichever comes first. Once there
 * have been too many failures in a row, only the action counts.
 */
export function* waitForRetry(failures: number, delayMs: number, occasion: ActionPattern) {
  yield* race([take(occasion), ...(isRetried(failures) ? [delay(delayMs)] : [])])
}
