import { call, delay, fork, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga'
import { deviceKind } from '../../browser/deviceKind.ts'
import { getUtcTime } from '../../contract/config.ts'
import {
  type KeySession,
  logInToKey,
  makeKeyLink,
  makeKeySession,
  openSaltoDoor,
} from '../../contract/mobileKey.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { log, request, service } from '../../core/services.ts'
import { hotelNow } from '../../core/time/hotelNow.saga.ts'
import { selectSettings, selectTimezone, settingsLoaded } from '../property/slice.ts'
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
import { offersKey, openingMethod } from './offersKey.ts'
import { watchDoorOpenRequests } from './openDoorLink.saga.ts'
import { mobileKeyPath } from './paths.ts'
import { expiryOf, isExpired, keyDeviceOf, safeLink } from './rules.ts'
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
  validityLoaded,
} from './slice.ts'

/** Logs an error without showing it (KEY-23), and without tokens, links and e-mail addresses (KEY-19). */
function* failed(step: string, reason: string) {
  yield* log('error', 'mobileKey', `the door did not open: ${step}: ${reason}`)
  return false
}

/** Salto: a session is exchanged for a token, and the token opens the door (KEY-12 to KEY-15). */
function* openByHotel({ otpEmail: _, ...key }: KeySession) {
  const propertyId = yield* select(selectPropertyId)
  const session = yield* request(makeKeySession, { params: { propertyId }, body: key })
  if (session.kind !== 'ok') return yield* failed('session', session.kind)
  const login = yield* request(logInToKey, { body: { id: session.answer.tokenId } })
  if (login.kind !== 'ok') return yield* failed('login', login.kind)
  // The token is never stored outside this function (KEY-14).
  const door = yield* request(openSaltoDoor, { token: login.answer.token })
  if (door.kind !== 'ok') return yield* failed('door', door.kind)
  return door.answer.opened || (yield* failed('door', 'the lock did not open'))
}

/** Other vendors: the browser opens the link that the hotel returns (KEY-16, KEY-17). */
function* openLink(key: KeySession) {
  const propertyId = yield* select(selectPropertyId)
  const outcome = yield* request(makeKeyLink, { params: { propertyId }, body: key })
  if (outcome.kind !== 'ok') return yield* failed('link', outcome.kind)
  const page = yield* service('page')
  const link = safeLink(outcome.answer.link, page.host)
  if (!link) return yield* failed('link', 'it may not be opened')
  // The sheet that asked for the e-mail address may still be removing its history entry.
  const history = yield* service('history')
  yield* call(history.settled)
  page.leave(link)
  return true
}

/** Time-out after which the device's clock is used, because the guest is waiting at the door (KEY-09). */
const timeRequestTimeoutMs = 3000

/** Asks the hotel for its time; what is known of it already is the fallback, at first the device's time. */
function* askedTime() {
  // The demo sends no request (KEY-25).
  if (yield* select(selectIsDemo)) return yield* hotelNow()
  const outcome = yield* request(getUtcTime, { timeout: timeRequestTimeoutMs })
  return outcome.kind === 'ok' ? Date.parse(outcome.answer.utc) : yield* hotelNow()
}

/** Requests the hotel's time, and stores when the key expires and whether it has expired (KEY-06 to KEY-09). */
function* loadValidity() {
  const now = yield* askedTime()
  const checkin = yield* select(selectCheckin)
  const timezone = yield* select(selectTimezone)
  const expireAt = expiryOf(checkin?.checkout ?? null, now, timezone)
  const validity = { expireAt, isExpired: isExpired(expireAt, now) }
  yield* put(validityLoaded(validity))
  return validity
}

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
