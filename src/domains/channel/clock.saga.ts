import { buffers, eventChannel } from 'redux-saga'
import { actionChannel, call, delay, put, race, select, take } from 'typed-redux-saga'
import { getUtcTime } from '../../contract/config.ts'
import { isRetried } from '../../core/retries.ts'
import { request, service } from '../../core/services.ts'
import { clockCorrected, selectClockOffset } from '../../core/time/slice.ts'
import { isConnection, selectIsConnected } from './slice.ts'

/** Differences up to this much are left alone: the hotel tells its time to the second, and texts must not jump. */
const toleranceMs = 2000
/** Half of the second to which the hotel tells its time. */
const halfSecondMs = 500

/** The hotel's answer to the question for its time. */
interface TimeAnswer {
  /** ISO 8601 UTC */
  utc: string
  /** When the request was sent and answered by the device's clock, in ms since the epoch. */
  sentAt: number
  answeredAt: number
}

/**
 * Returns how many milliseconds the hotel's clock is ahead of the device's. The answer is taken to be half a round trip
 * old. An offset that the answer cannot disprove is kept, and so is any other if the device's clock was set meanwhile.
 */
export function clockOffset(known: number, { utc, sentAt, answeredAt }: TimeAnswer): number {
  const roundTripMs = answeredAt - sentAt
  const toldMs = Date.parse(utc) + (utc.includes('.') ? 0 : halfSecondMs)
  if (Number.isNaN(toldMs) || roundTripMs < 0) return known
  const offsetMs = toldMs - (sentAt + roundTripMs / 2)
  return Math.abs(offsetMs - known) <= Math.max(toleranceMs, roundTripMs / 2) ? known : Math.round(offsetMs)
}

const lookIntervalMs = 30_000
/** A look that is this much too late or too early shows that the device slept, or that its clock was set. */
const jumpMs = 2000
/** Minimum interval between two requests because of the guest's return: a page gets the focus many times. */
const minIntervalMs = 15_000

/**
 * Asks the hotel for its time on each new channel, when the guest comes back to the page, and when the device has slept
 * or its clock was set (CLK-01). Without an answer the known difference stays, at first none.
 */
export function* clockSaga() {
  const now = yield* service('now')
  const page = yield* service('page')
  const connections = yield* actionChannel(isConnection, buffers.sliding(1))
  const returns = eventChannel<true>((emit) => page.onVisible(() => emit(true)), buffers.sliding(1))
  // The saga may start after the channel.
  let isDue = yield* select(selectIsConnected)
  let askedAt = Number.NEGATIVE_INFINITY
  let failures = 0
  try {
    while (true) {
      if (isDue && (yield* select(selectIsConnected))) {
        askedAt = now()
        failures = (yield* call(askTime)) ? 0 : failures + 1
        isDue = failures > 0 && isRetried(failures)
      }
      const startedAt = now()
      const { connected, returned } = yield* race({
        connected: take(connections),
        returned: take(returns),
        looked: delay(lookIntervalMs),
      })
      if (connected || returned) failures = 0
      if (connected) isDue = true
      else if (returned) isDue ||= Math.abs(now() - askedAt) >= minIntervalMs
      // The timers of a hidden page are always late.
      else isDue ||= page.isVisible() && Math.abs(now() - startedAt - lookIntervalMs) > jumpMs
    }
  } finally {
    returns.close()
  }
}

/** Returns false if the question should be asked again. A hotel that refuses to tell its time is not asked again. */
function* askTime() {
  const now = yield* service('now')
  const sentAt = now()
  const outcome = yield* request(getUtcTime)
  if (outcome.kind !== 'ok') return outcome.kind === 'refused' || outcome.kind === 'invalid'
  const answeredAt = now()
  // One that took so long says nothing: the device slept, or its clock was set on, while it was on its way.
  if (answeredAt - sentAt > lookIntervalMs) return false
  const known = yield* select(selectClockOffset)
  const offset = clockOffset(known, { utc: outcome.answer.utc, sentAt, answeredAt })
  if (offset !== known) yield* put(clockCorrected(offset))
  return true
}
