import { call, delay, fork, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga'
import { deviceKind } from '../../browser/deviceKind.ts'
import type { KeySession } from '../../contract/mobileKey.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { log, service } from '../../core/services.ts'
import { selectSettings, settingsLoaded } from '../property/slice.ts'
import {
  onekeySessionCreated,
  selectCheckin,
  selectIsDemo,
  selectIsRegistered,
  selectMode,
  selectOnekeySession,
  selectPropertyId,
  selectRoom,
  sessionEnds,
} from '../session/slice.ts'
import { openByHotel, openLink } from './locks.saga.ts'
import { offersKey, openingMethod } from './offersKey.ts'
import { watchDoorOpenRequests } from './openDoorLink.saga.ts'
import { mobileKeyPath } from './paths.ts'
import { keyDeviceOf } from './rules.ts'
import {
  codeSubmitted,
  doorOpenAllowed,
  doorOpened,
  emailSheetOpened,
  emailSubmitted,
  keyExpired,
  keyPressed,
  keyReset,
  linkOpened,
  mobileKeySlice,
  openingStarted,
  selectIsCodeAccepted,
  selectKeyStage,
} from './slice.ts'
import { loadValidity } from './validity.saga.ts'

/** Time for which the screen shows that the door is open (KEY-15). */
const openedDurationMs = 5000
/** Duration of an opening in the demo (KEY-25). */
const demoOpeningMs = 1000

export function* mobileKeySaga() {
  yield* takeLatest([isVisitOf('mobileKey'), settingsLoaded], loadShownValidity)
  // `takeLeading`: while a door is being opened or is shown as open, another press is ignored (KEY-24).
  yield* takeLeading([keyPressed, emailSubmitted, codeSubmitted, doorOpenAllowed], openDoorForGuest)
  yield* fork(watchDoorOpenRequests)
}

/** Loads the validity for the open screen. After a reload the screen opens before the hotel's settings have loaded. */
function* loadShownValidity() {
  if (!(yield* isScreenOpen(mobileKeyPath))) return
  const { onekey } = yield* select(selectSettings)
  const isOffered = offersKey(yield* select(selectMode), yield* select(selectIsRegistered), onekey)
  if (isOffered || (yield* select(selectIsDemo))) yield* call(loadValidity)
}

type OpeningTrigger = ReturnType<
  typeof keyPressed | typeof emailSubmitted | typeof codeSubmitted | typeof doorOpenAllowed
>

/**
 * Cancels the opening at the end of the session: the next guest must not get an open door or the e-mail
 * address. Another e-mail address restarts the opening.
 */
function* openDoorForGuest(trigger: OpeningTrigger) {
  let begin: OpeningTrigger | undefined = trigger
  while (begin) {
    const end: { corrected?: ReturnType<typeof emailSubmitted> | undefined } = yield* race({
      done: call(openDoor, begin),
      guestLeft: take(sessionEnds),
      corrected: take(emailSubmitted),
    })
    begin = end.corrected
  }
}

function* openDoor(trigger: OpeningTrigger) {
  if (yield* select(selectIsDemo)) return yield* call(simulateOpening)
  if (!(yield* select(selectPropertyId)))
    return yield* log('error', 'mobileKey', 'the door did not open: no property')
  const { onekey } = yield* select(selectSettings)
  const method = openingMethod(onekey)
  if (!onekey || !method) return yield* log('error', 'mobileKey', 'the door did not open: no such lock')

  const lastSession = yield* select(selectOnekeySession)
  const otpEmail = emailSubmitted.match(trigger) ? trigger.payload : (lastSession?.otpEmail ?? '')
  const mayBeValid = (yield* select(selectKeyStage)) !== 'expired'
  if (method === 'link' && !otpEmail && mayBeValid) return yield* put(emailSheetOpened())

  yield* put(openingStarted())
  const { expireAt, isExpired } = yield* call(loadValidity)
  if (isExpired) return yield* put(keyExpired())
  if (method === 'link' && !otpEmail) {
    yield* put(keyReset())
    return yield* put(emailSheetOpened())
  }
  const key = yield* createKeySession(onekey.vendor, expireAt, method === 'link' ? otpEmail : '')
  yield* put(onekeySessionCreated(key))
  if (yield* call(method === 'hotel' ? openByHotel : openLink, key)) {
    yield* put(method === 'hotel' ? doorOpened() : linkOpened())
    yield* delay(openedDurationMs)
  }
  yield* put(keyReset())
}

function* createKeySession(vendor: string, expireAt: string, otpEmail: string) {
  const { userAgent } = yield* service('page')
  const { touchPoints } = yield* service('device')
  const checkin = yield* select(selectCheckin)
  const key: KeySession = {
    room: yield* select(selectRoom),
    vendor,
    device: keyDeviceOf(deviceKind(userAgent, touchPoints)),
    reservationNumber: checkin?.reservation_nr ?? '',
    expireAt,
    otpEmail,
  }
  return key
}

/** Simulates an opening in the demo: any six digits are accepted as the code, once (KEY-20, KEY-25). */
function* simulateOpening() {
  if (!(yield* select(selectIsCodeAccepted))) return yield* put(emailSheetOpened())
  yield* put(openingStarted())
  yield* delay(demoOpeningMs)
  yield* put(doorOpened())
  yield* delay(openedDurationMs)
  yield* put(keyReset())
}

export const mobileKeyState: DomainState = { slices: [mobileKeySlice], saga: mobileKeySaga }
