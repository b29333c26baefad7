import { call, delay, fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga'
import { deviceKind } from '../../browser/deviceKind.ts'
import type { KeySession } from '../../contract/mobileKey.ts'
import { selectSettings } from '../property/slice.ts'
import {
  onekeySessionMade,
  selectCheckin,
  selectIsDemo,
  selectOnekeySession,
  selectPropertyId,
  selectRoom,
} from '../session/slice.ts'
import { log, world } from '../world.ts'
import { openByHotel, openLink } from './locks.saga.ts'
import { keyDeviceOf, wayOf } from './rules.ts'
import {
  codeGiven,
  doorOpened,
  emailGiven,
  entryOpened,
  keyExpired,
  keyLookedAt,
  keyPressed,
  keyRested,
  linkOpened,
  openingBegan,
  selectIsProven,
  selectKeyStage,
  wishGranted,
} from './slice.ts'
import { learnValidity } from './validity.saga.ts'
import { watchWish } from './wish.saga.ts'

/** How long the screen says that the door is open (KEY-15). */
const openFor = 5000
/** How long a door takes in the demo (KEY-25). */
const actFor = 1000

export function* mobileKeySaga() {
  yield* takeLatest(keyLookedAt, learnValidity)
  // While a door is being opened, and as long as it is open, a second press does nothing (KEY-24).
  yield* takeLeading([keyPressed, emailGiven, codeGiven, wishGranted], open)
  yield* fork(watchWish)
}

type Reason = ReturnType<typeof keyPressed | typeof emailGiven | typeof codeGiven | typeof wishGranted>

function* open(reason: Reason) {
  if (yield* select(selectIsDemo)) return yield* call(actOut)
  if (!(yield* select(selectPropertyId)))
    return yield* log('error', 'mobileKey', 'the door did not open: no property')
  const { onekey } = yield* select(selectSettings)
  const way = wayOf(onekey)
  if (!onekey || !way) return yield* log('error', 'mobileKey', 'the door did not open: no such lock')

  const known = yield* select(selectOnekeySession)
  const otpEmail = emailGiven.match(reason) ? reason.payload : (known?.otpEmail ?? '')
  const mayBeValid = (yield* select(selectKeyStage)) !== 'expired'
  if (way === 'link' && !otpEmail && mayBeValid) return yield* put(entryOpened())

  yield* put(openingBegan())
  const { expireAt, isExpired } = yield* call(learnValidity)
  if (isExpired) return yield* put(keyExpired())
  if (way === 'link' && !otpEmail) {
    yield* put(keyRested())
    return yield* put(entryOpened())
  }
  const key = yield* keySession(onekey.vendor, expireAt, way === 'link' ? otpEmail : '')
  yield* put(onekeySessionMade(key))
  if (yield* call(way === 'hotel' ? openByHotel : openLink, key)) {
    yield* put(way === 'hotel' ? doorOpened() : linkOpened())
    yield* delay(openFor)
  }
  yield* put(keyRested())
}

function* keySession(vendor: string, expireAt: string, otpEmail: string) {
  const { userAgent } = yield* world('page')
  const { touchPoints } = yield* world('device')
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

/** The demo: a code of any six digits, once, and a door that nobody sees (KEY-20, KEY-25). */
function* actOut() {
  if (!(yield* select(selectIsProven))) return yield* put(entryOpened())
  yield* put(openingBegan())
  yield* delay(actFor)
  yield* put(doorOpened())
  yield* delay(openFor)
  yield* put(keyRested())
}
