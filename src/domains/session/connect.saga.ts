import { call, put, race, select, take } from 'typed-redux-saga'
import { isSignInDevice } from '../../browser/deviceKind.ts'
import { authenticate, hasWalkInContent } from '../../contract/session.ts'
import { channelChanged } from '../channel/slice.ts'
import { selectConfig } from '../config/slice.ts'
import { languageReady } from '../language/slice.ts'
import { selectPlace } from '../navigation/slice.ts'
import { callHotel, world } from '../world.ts'
import { signInWith } from './authenticate.saga.ts'
import { isRestorable, readLoginData, writeLoginData } from './keep.ts'
import {
  authenticationFailed,
  demoEntered,
  loginDataDeleted,
  selectIsWalkin,
  selectMode,
  selectSession,
  selectSkinId,
  walkInContentLearned,
} from './slice.ts'
import { noLoginData } from './types.ts'

/**
 * What follows each connection of the page: the language is set by its own domain, then the guest is authenticated,
 * and last the hotel says whether one may go on without sign-in (RT-20, SES-35).
 */
export function* onConnected() {
  const { lost } = yield* race({ ready: take(languageReady), lost: take(channelChanged) })
  if (lost) return
  const { initialised } = yield* select(selectSession)
  yield* call(authenticateAsKnown, !initialised)
  yield* call(learnWalkInContent)
}

function* authenticateAsKnown(isFirst: boolean) {
  const mode = yield* select(selectMode)
  if (yield* select(selectIsWalkin)) return yield* signInWith(noLoginData, 'app')
  const { loginData, status } = yield* select(selectSession)
  if (mode === 'demo') return yield* enterDemo()
  if (isFirst && (yield* asksToSignIn())) return yield* signInWith(loginData, 'guest')

  const stored = readLoginData({ storage: yield* world('storage') })
  // Room and name of an address alone only fill the form in; a stored sign-in, or one of this page, is restored.
  const isKnown = isRestorable(loginData) && (status === 'registered' || isSame(stored, loginData))
  if (isKnown) return yield* signInWith(loginData, 'app')

  const { login_devices } = yield* select(selectConfig)
  const page = yield* world('page')
  if (!isSignInDevice(page.userAgent, login_devices)) return yield* signInWith(noLoginData, 'app')

  if (!loginData.room || !loginData.name) {
    yield* put(loginDataDeleted())
    writeLoginData({ storage: yield* world('storage') }, noLoginData)
  }
  yield* put(authenticationFailed({ reason: 'rejected', silent: true }))
  return false
}

const isSame = (a: { room: string; name: string }, b: { room: string; name: string }) =>
  a.room === b.room && a.name === b.name

/**
 * The address that the page was loaded with may sign the guest in, with room and name: by `autologin=1` (LOGIN-13), or
 * by the arrival date that a guest brings along from the hotel's check-in page (CHKIN-04).
 */
function* asksToSignIn() {
  const place = yield* select(selectPlace)
  const { loginData } = yield* select(selectSession)
  const query = new URLSearchParams(place?.search)
  const isCheckedIn = ['checkin', 'room', 'name'].every((key) => query.get(key))
  const asks = query.get('autologin') === '1' || isCheckedIn
  const stored = readLoginData({ storage: yield* world('storage') })
  return asks && loginData.room !== '' && loginData.name !== '' && !isSame(stored, loginData)
}

/** The demo needs no guest of the hotel; it asks only which skin to show. */
function* enterDemo() {
  const outcome = yield* callHotel(authenticate, {})
  yield* put(demoEntered(outcome.kind === 'ok' ? outcome.answer : null))
  return true
}

function* learnWalkInContent() {
  const skinId = yield* select(selectSkinId)
  const outcome = yield* callHotel(hasWalkInContent, { skinId })
  yield* put(walkInContentLearned(outcome.kind === 'ok' && outcome.answer))
}
