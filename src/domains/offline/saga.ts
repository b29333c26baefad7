import type { Action } from '@reduxjs/toolkit'
import { buffers, eventChannel } from 'redux-saga'
import {
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga'
import { whenPageHidden } from '../../browser/page.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectIsAway, selectIsSilent } from '../../core/offlineCache/selectIsAway.ts'
import {
  answerGiven,
  hotelLost,
  hotelReturned,
  hotelSilent,
  reasonRead,
  reconnectRequested,
  selectHasAge,
  waitEnded,
} from '../../core/offlineCache/slice.ts'
import { service } from '../../core/services.ts'
import { isConnection, isLoss, selectIsConnected } from '../channel/slice.ts'
import { configRequested } from '../config/slice.ts'
import {
  authenticationFailed,
  demoEntered,
  reauthenticationDue,
  selectIsRegistered,
  selectIsSignedInOnChannel,
  signedInOnChannel,
} from '../session/slice.ts'

/**
 * Delay before the cache is loaded, so that the screens come first. Responses in the meantime are cached afterwards.
 */
const cacheDelayMs = 3000
/** A hotel that is reachable again has signed the guest in by then. */
const silenceDelayMs = 5000
/** Minimum time between two requests, so that a slow hotel can respond first, however often a guest presses. */
const askAgainPauseMs = 5000
/** How long the line says why what the guest has pressed does not work now. */
const reasonMs = 8000

export function* offlineSaga() {
  yield* takeEvery(isLoss, onLoss)
  yield* takeLatest(isConnection, watchSilence)
  yield* takeEvery([signedInOnChannel, demoEntered, authenticationFailed], onAuthenticated)
  yield* takeLatest(reconnectRequested, onReconnectRequested)
  yield* takeLeading(reconnectRequested, askSilentHotel)
  yield* fork(saveInTime)
  if (yield* isInReach()) yield* race([delay(cacheDelayMs), take(isLoss)])
  else {
    yield* put(hotelLost(null))
    yield* fork(watchSilence)
  }
  yield* fork(followAges)
}

/** False also for a guest who was restored from cached data before the channel opened, and is not signed in on it. */
function* isInReach() {
  const isRestored = (yield* select(selectIsRegistered)) && !(yield* select(selectIsSignedInOnChannel))
  return (yield* select(selectIsConnected)) && !isRestored
}

function* onLoss() {
  const now = yield* service('now')
  yield* put(hotelLost((yield* select(selectIsAway)) ? null : now()))
}

/** The channel is open again, but the hotel does not respond to the sign-in. */
function* watchSilence() {
  yield* delay(silenceDelayMs)
  const offlineCache = yield* service('offlineCache')
  // The cache may have to be loaded first, and the hotel may respond in the meantime.
  const cache = yield* call(offlineCache.load)
  const isWaiting = (yield* select(selectIsAway)) && (yield* select(selectIsConnected))
  if (!isWaiting || !(yield* select(selectIsRegistered))) return
  cache.setSilent(true)
  yield* put(hotelSilent())
}

/** The hotel has signed the guest in again, or refused. */
function* onAuthenticated(event: Action) {
  if (!(yield* select(selectIsConnected)) || !(yield* select(selectIsAway))) return
  if (yield* select(selectIsSilent)) {
    const offlineCache = yield* service('offlineCache')
    const cache = yield* call(offlineCache.load)
    // Before any request is repeated.
    cache.setSilent(false)
  }
  const isConfigOld = yield* select(selectHasAge, 'config')
  yield* put(authenticationFailed.match(event) ? waitEnded() : hotelReturned())
  if (isConfigOld) yield* put(configRequested())
}

/** Saves when the page is hidden, because it may not become visible again: the guest has closed it, or reloads it. */
function* saveInTime() {
  const offlineCache = yield* service('offlineCache')
  while (true) {
    yield* call(whenPageHidden)
    offlineCache.save()
  }
}

/** Repeats the sign-in on an open channel, because a hotel that does not respond may have lost the request. */
function* askSilentHotel() {
  if (!(yield* select(selectIsSilent))) return
  yield* put(reauthenticationDue())
  yield* delay(askAgainPauseMs)
}

const asOf = lazyModule(() => import('./AsOfPart.tsx'), 'AsOfPart')

/** Loads what is shown while the hotel is unreachable. */
const loadWords = () => Promise.all([asOf.load(), import('./HotelNeededPart.tsx')]).catch(() => undefined)

/** A press reconnects at once instead of waiting for the channel's next attempt. */
function* onReconnectRequested() {
  const hotel = yield* service('hotel')
  yield* call(hotel.reconnectNow)
  yield* delay(reasonMs)
  yield* put(reasonRead())
}

function* followAges() {
  const offlineCache = yield* service('offlineCache')
  const cache = yield* call(offlineCache.load)
  // Loaded in advance, because this code could not be loaded while the hotel is unreachable.
  yield* call(loadWords)
  const given = eventChannel<{ name: string; at: number | null }>(
    (emit) => cache.onGiven((name, at) => emit({ name, at })),
    buffers.expanding(),
  )
  yield* takeEvery(given, function* tell(payload) {
    yield* put(answerGiven(payload))
  })
}
