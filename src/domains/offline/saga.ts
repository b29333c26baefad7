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
import { whenPageHidden } from '../../browser/hiddenPage.ts'
import { selectIsAway, selectIsSilent } from '../../core/answers/selectIsAway.ts'
import {
  answerGiven,
  hotelLost,
  hotelReturned,
  hotelSilent,
  reconnectRequested,
  selectHasAge,
  waitEnded,
} from '../../core/answers/slice.ts'
import type { DomainRegistry } from '../../core/domains/registry.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { service } from '../../core/services.ts'
import { isConnection, isLoss, selectIsConnected } from '../channel/slice.ts'
import { configRequested } from '../config/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import {
  authenticationFailed,
  demoEntered,
  reauthenticationDue,
  registered,
  selectIsRegistered,
} from '../session/slice.ts'

/** The screens come first: what is answered meanwhile is kept afterwards. */
const cacheDelayMs = 3000
/** A hotel that is back has signed the guest in again by then. */
const silenceDelayMs = 5000
/** A slow hotel is not asked anew before it can have answered, however often a guest presses. */
const askAgainPauseMs = 5000

export function* offlineSaga() {
  yield* takeEvery(isLoss, onLoss)
  yield* takeLatest(isConnection, watchSilence)
  yield* takeEvery([registered, demoEntered, authenticationFailed], onAuthenticated)
  yield* takeEvery(reconnectRequested, onReconnectRequested)
  yield* takeLeading(reconnectRequested, askSilentHotel)
  yield* fork(saveInTime)
  const isConnected = yield* select(selectIsConnected)
  if (isConnected) yield* race([delay(cacheDelayMs), take(isLoss)])
  else yield* put(hotelLost(null))
  yield* fork(followAges)
}

function* onLoss() {
  const now = yield* service('now')
  yield* put(hotelLost((yield* select(selectIsAway)) ? null : now()))
}

/** The channel is back, but what the hotel says of the guest is not. */
function* watchSilence() {
  yield* delay(silenceDelayMs)
  const answers = yield* service('answers')
  // It may have to be loaded, and the hotel may answer meanwhile.
  const cache = yield* call(answers.cache)
  const isWaiting = (yield* select(selectIsAway)) && (yield* select(selectIsConnected))
  if (!isWaiting || !(yield* select(selectIsRegistered))) return
  cache.setSilent(true)
  yield* put(hotelSilent())
}

/** The guest is signed in again, or refused. A sign-in by what the device keeps says nothing of the hotel. */
function* onAuthenticated(event: Action) {
  const isKept = registered.match(event) && event.payload.by === 'kept'
  if (isKept || !(yield* select(selectIsConnected)) || !(yield* select(selectIsAway))) return
  if (yield* select(selectIsSilent)) {
    const answers = yield* service('answers')
    const cache = yield* call(answers.cache)
    // Before anything is asked for anew.
    cache.setSilent(false)
  }
  const isConfigOld = yield* select(selectHasAge, 'config')
  yield* put(authenticationFailed.match(event) ? waitEnded() : hotelReturned())
  if (isConfigOld) yield* put(configRequested())
}

/** A page that is hidden may not be seen again: the guest has closed it, or reloads it. */
function* saveInTime() {
  const answers = yield* service('answers')
  while (true) {
    yield* call(whenPageHidden)
    answers.save()
  }
}

/** On an open channel, where a silent hotel may have forgotten that it was asked to sign the guest in. */
function* askSilentHotel() {
  if (!(yield* select(selectIsSilent))) return
  yield* put(reauthenticationDue())
  yield* delay(askAgainPauseMs)
}

const asOf = lazyModule(() => import('./AsOfPart.tsx'), 'AsOfPart')

/** Also what the screens say that the guest has not opened yet. */
const loadWords = (domains: DomainRegistry) =>
  Promise.all([domains.withTexts('screens', asOf).load(), import('./HotelNeededPart.tsx')]).catch(
    () => undefined,
  )

/** Who presses again does not wait for the channel's next attempt. */
function* onReconnectRequested() {
  yield* put(noticeRaised({ text: 'offline.action' }))
  const hotel = yield* service('hotel')
  yield* call(hotel.reconnectNow)
}

function* followAges() {
  const answers = yield* service('answers')
  const cache = yield* call(answers.cache)
  // What says that the hotel is out of reach could not be fetched then.
  yield* call(loadWords, yield* service('domains'))
  const given = eventChannel<{ name: string; at: number | null }>(
    (emit) => cache.onGiven((name, at) => emit({ name, at })),
    buffers.expanding(),
  )
  yield* takeEvery(given, function* tell(payload) {
    yield* put(answerGiven(payload))
  })
}
