import { call, delay, put, race, select, take } from 'typed-redux-saga'
import { deviceKind, isSignInDevice, isTelevision } from '../../browser/deviceKind.ts'
import { authenticate, hasWalkInContent } from '../../contract/session.ts'
import {
  guestDomainsFailed,
  guestDomainsLoaded,
  selectAreGuestDomainsLoading,
} from '../../core/domains/slice.ts'
import { reloadWhenSettled } from '../../core/reloadWhenSettled.saga.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { autologinRejectedKey } from '../../core/storageKeys.ts'
import { channelChanged, reloadGivenUp, selectIsReloading } from '../channel/slice.ts'
import { configFailed, configLoaded, selectConfig, selectIsConfigured } from '../config/slice.ts'
import { signInWith } from './authenticate.saga.ts'
import { decideAuthentication, hasRoomAndName } from './decideAuthentication.ts'
import { hashOf } from './endedIdentities.ts'
import { isOfHouse, readLoginHere } from './persistence.ts'
import { readSessionValues } from './query.ts'
import { type LoginData, noLoginData } from './session.types.ts'
import {
  authenticationDue,
  authenticationFailed,
  demoEntered,
  loginDataDeleted,
  selectDeviceMode,
  selectIsRegistered,
  selectSession,
  selectSkinId,
  walkInContentLoaded,
} from './slice.ts'
import { wasWalkinHere, writeLoginData } from './writeSession.ts'

/** Time within which pages that nobody sees sign in on their new channels. */
const unseenSpreadMs = 20_000

/**
 * The phones of a house lose their channels together, and most of them lie in a pocket: a page that nobody sees signs its
 * guest in again at a random moment, so that the hotel is not asked by all at once, and at once when it is seen.
 */
export function* waitWhileHidden() {
  const page = yield* service('page')
  if (yield* select(selectIsRegistered))
    yield* race([call(page.whenVisible), delay(Math.random() * unseenSpreadMs)])
}

/** Time for which a television waits for the configuration. */
const configWaitMs = 1500

/**
 * Runs after each connection: the language's own domain applies the language, then the guest is authenticated, and
 * finally the hotel is asked whether it has content for walk-in guests (RT-20, SES-35).
 */
export function* onConnected() {
  const { lost } = yield* race({ ready: take(authenticationDue), lost: take(channelChanged) })
  if (lost) return
  // A kiosk first deletes the data of the previous guest; the code for that is not part of the first load.
  if ((yield* select(selectDeviceMode)) === 'kiosk') yield* call(guestDomainsSettled)
  yield* call(waitWhileHidden)
  yield* call(authenticateOnConnection)
  // Also where nobody is signed in.
  yield* call(releaseCalls)
  if (!(yield* call(reloadIfPlanned))) yield* call(loadWalkInContent)
}

/** Reloads the page that has lost its channel, now that the hotel answers on the new one (RT-27). */
function* reloadIfPlanned() {
  if (!(yield* select(selectIsReloading))) return false
  const { isOccupied } = yield* service('page')
  const { isWhole } = yield* service('storage')
  // What the browser has refused to store, such as who the guest is, would be lost.
  if (isOccupied() || !isWhole()) {
    yield* put(reloadGivenUp())
    return false
  }
  yield* call(reloadWhenSettled)
  return true
}

/** Sends the calls that have waited for the sign-in on this channel. */
export function* releaseCalls() {
  const hotel = yield* service('hotel')
  hotel.release()
}

export function* guestDomainsSettled() {
  if (!(yield* select(selectAreGuestDomainsLoading))) return
  yield* take([guestDomainsLoaded, guestDomainsFailed])
}

/**
 * A television signs in by itself, so it first hears whether the hotel wants that (CONF-09). Others show the form while
 * the configuration is on its way.
 */
function* configSettled() {
  const { userAgent } = yield* service('page')
  if (!(yield* select(selectIsConfigured)) && isTelevision(deviceKind(userAgent)))
    yield* race({ settled: take([configLoaded, configFailed]), late: delay(configWaitMs) })
}

function* authenticateOnConnection() {
  yield* call(configSettled)
  const decision = yield* decide()
  switch (decision.kind) {
    case 'walkin':
      return yield* signInWith(noLoginData, yield* walkinBy())
    case 'device':
      return yield* signInWith(noLoginData, 'app')
    case 'demo':
      return yield* startDemo()
    case 'autologin':
      return yield* signInByAddress(decision.loginData)
    case 'restore':
      return yield* restore(decision.loginData)
    case 'signInRequired':
      if (decision.isLoginDataDeleted) yield* deleteLoginData()
      return yield* put(authenticationFailed({ reason: 'rejected', silent: true }))
  }
}

function* signInByAddress(login: LoginData) {
  yield* signInWith(login, 'guest')
  const { signIn } = yield* select(selectSession)
  if (signIn === 'rejected') (yield* service('storage')).session.set(autologinRejectedKey, hashOf(login))
}

/**
 * If the hotel refuses the stored login data, a sign-in that the URL requests is tried with the URL's data alone
 * (LOGIN-13).
 */
function* restore(login: LoginData) {
  const wasNobody = yield* signInWith(login, 'app')
  const { status, signIn } = yield* select(selectSession)
  if (!wasNobody || status !== 'not_registered' || signIn !== 'idle') return
  const decision = yield* decide(false)
  if (decision.kind === 'autologin') yield* signInByAddress(decision.loginData)
}

/**
 * The first walk-in sign-in of a page leads home, like a guest's own; after a reload it is restored in its place
 * (RULE-09).
 */
function* walkinBy() {
  const isRegistered = yield* select(selectIsRegistered)
  return isRegistered || wasWalkinHere({ storage: yield* service('storage') }) ? 'app' : 'guest'
}

/** @param isStoredUsed false if the hotel has refused the stored login data: only that of the URL is used then */
export function* decide(isStoredUsed = true) {
  const { mode, status, draft, loginData: current, isRemembered } = yield* select(selectSession)
  const { login_devices } = yield* select(selectConfig)
  const { search = '' } = (yield* select(selectPlace)) ?? {}
  const page = yield* service('page')
  const { touchPoints } = yield* service('device')
  const storage = yield* service('storage')
  const { login = noLoginData } = readSessionValues(search, noLoginData)
  const loginData = isStoredUsed ? current : login
  return decideAuthentication({
    mode,
    status,
    loginData,
    isRemembered: isStoredUsed && isRemembered,
    search,
    mayAutologin: !draft && storage.session.get(autologinRejectedKey) !== hashOf(loginData),
    isSignInDevice: isSignInDevice(page.userAgent, login_devices, touchPoints),
  })
}

function* deleteLoginData() {
  yield* put(loginDataDeleted())
  const { propertyId } = yield* select(selectSession)
  const storage = yield* service('storage')
  // What is stored may be the stay in another house, or that of a guest who has signed in in another tab since.
  const isOthers =
    !isOfHouse({ storage }, propertyId) || hasRoomAndName(readLoginHere({ storage }, propertyId))
  if (!isOthers) writeLoginData({ storage }, noLoginData, propertyId)
}

/** The code of the demo is loaded only where there is one; without it the demo begins as at a hotel without a demo room. */
function* startDemo() {
  const code = yield* call(() => import('./enterDemo.saga.ts').catch(String))
  if (typeof code !== 'string') return yield* call(code.enterDemo)
  yield* log('error', 'session', `the demo's code did not load: ${code}`)
  yield* put(demoEntered(null))
}

function* loadWalkInContent() {
  const skinId = (yield* select(selectSkinId)) || (yield* askSkinId())
  const outcome = yield* callHotel(hasWalkInContent, { skinId })
  yield* put(walkInContentLoaded(outcome.kind === 'ok' && outcome.answer))
}

/** If nobody is signed in, a request without login data may still return the skin's id (SES-02); else it is empty. */
function* askSkinId() {
  const outcome = yield* callHotel(authenticate, {})
  return outcome.kind === 'ok' ? String(outcome.answer.skin?.id ?? '') : ''
}
