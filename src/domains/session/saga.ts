import { call, delay, fork, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { isVerified } from '../../core/domains/decideRoute.ts'
import { selectAreGuestDomainsLoading } from '../../core/domains/slice.ts'
import { isDeviceMode, isWalkinMode } from '../../core/mode.ts'
import { ownerKey } from '../../core/offlineCache/answer.ts'
import { searchOf } from '../../core/routing/query.ts'
import { isScreenNavigation, navigated, selectPlace } from '../../core/routing/slice.ts'
import { go, log, service } from '../../core/services.ts'
import { signInDraftName } from '../../core/storageKeys.ts'
import { channelChanged, selectIsUnreachable } from '../channel/slice.ts'
import { configLoaded } from '../config/slice.ts'
import { type Extras, signInWith, silentAfterMs, verifyCheckin, withoutEmpty } from './authenticate.saga.ts'
import { decide, guestDomainsSettled, onConnected, releaseCalls } from './connect.saga.ts'
import { isSameGuest } from './decideAuthentication.ts'
import { withoutEnded } from './endedIdentities.ts'
import { followOtherTabs } from './otherTabs.saga.ts'
import { dropTheme, readSessionValues } from './query.ts'
import { reloadSoon } from './reload.saga.ts'
import { type LoginData, noLoginData } from './session.types.ts'
import {
  authenticationFailed,
  logoutRequested,
  modeLeft,
  reauthenticationDue,
  registered,
  selectDeviceMode,
  selectIsRegistered,
  selectIsSignedInOnChannel,
  selectIsWalkin,
  selectMode,
  selectSession,
  selectStatus,
  sessionValuesRead,
  signedInOnChannel,
  signInSubmitted,
  walkinChosen,
} from './slice.ts'

import { writeCookies, writeDeviceMode } from './writeSession.ts'

/** A reachable hotel has signed the guest in by then, even over a slow network. */
const restoreDelayMs = 4000

export function* sessionSaga() {
  // Registered before anything that waits, so that the values of a URL are read before the navigation decides about it.
  // Every navigation is handled to its end: a redirect that follows must not cancel the verification before it.
  yield* takeEvery(isScreenNavigation, onNavigated)
  yield* takeLatest(channelChanged, onChannelChanged)
  yield* takeLatest(signInSubmitted, onSignInSubmitted, { extras: {} })
  yield* takeLatest(walkinChosen, onWalkinChosen)
  yield* takeEvery(registered, onRegistered)
  yield* takeEvery(signedInOnChannel, releaseCalls)
  yield* takeLatest(reauthenticationDue, onReauthenticationDue)
  yield* takeEvery(configLoaded, onConfigured)
  yield* takeLeading([logoutRequested, modeLeft], repeatWhenLoaded)
  yield* fork(restoreInTime)
  yield* fork(followOtherTabs)
}

/** Stores the values of the URL before its route is decided (RULE-01); then verifies the check-in. */
function* onNavigated({ payload }: ReturnType<typeof navigated>) {
  const { loginData, propertyId, status } = yield* select(selectSession)
  const storage = yield* service('storage')
  const search = withoutEnded(storage.session, payload.search)
  if (search !== null) return yield* call(goOnWithout, payload, search)
  const write = yield* service('log')
  const values = readSessionValues(payload.search, loginData, (message) => write('warn', 'session', message))
  dropTheme(values, propertyId)
  if (values.mode && isDeviceMode(values.mode)) {
    writeDeviceMode({ storage }, values.mode)
    // The mode comes from an earlier history entry: a walk-in ends by signing in or out, not by Back.
    if (payload.how !== 'load' && (yield* select(selectIsWalkin))) delete values.mode
  }
  if (Object.keys(values).length > 0) {
    yield* put(sessionValuesRead(values))
    const cookies = yield* service('cookies')
    // The cookie is that of another property (QRY-02).
    if (!(yield* select(selectSession)).themeId) cookies.remove('theme')
    writeCookies({ cookies }, values)
  }
  // A walk-in guest has come back from the form without signing in (RULE-09).
  if (payload.how === 'pop' && status === 'not_registered' && isWalkinMode(values.mode))
    return yield* signInWith(noLoginData, 'guest')
  // The app's own redirect follows a navigation or a sign-in, which has already asked the hotel.
  if (payload.how !== 'replace' && (yield* isCheckinNeeded())) yield* call(verifyCheckin)
}

/**
 * Whether the current screen requires a checked-in guest. A channel on which the guest is not signed in yet would report
 * that there is no check-in.
 */
function* isCheckinNeeded() {
  if (!(yield* select(selectIsSignedInOnChannel))) return false
  const place = yield* select(selectPlace)
  const domains = yield* service('domains')
  const match = place && domains.match(place.pathname)
  const mode = yield* select(selectMode)
  return match != null && isVerified(match, mode)
}

/** Removes a guest who has left from the URL, before anything else is done with that history entry (SES-30). */
function* goOnWithout(at: ReturnType<typeof navigated>['payload'], search: string) {
  yield* go(at.pathname + search, { replace: true })
  yield* put(navigated({ ...at, search }))
}

function* onChannelChanged({ payload }: ReturnType<typeof channelChanged>) {
  if (payload === 'connected') return yield* call(onConnected)
  const { status } = yield* select(selectSession)
  if (payload === 'closed' && status === 'fetching' && !(yield* call(restoreKept)))
    yield* put(authenticationFailed({ reason: 'unavailable', silent: false }))
}

/** Restores a guest who was signed in on this device from cached data, until the hotel is reachable again. */
function* restoreKept() {
  const { local } = yield* service('storage')
  if (!local.get(ownerKey)) return false
  try {
    const { restoreWithoutHotel } = yield* call(() => import('./withoutHotel.saga.ts'))
    return yield* call(restoreWithoutHotel)
  } catch (error) {
    yield* log('warn', 'session', `what is kept was not read: ${String(error)}`)
    return false
  }
}

/**
 * Restores after a delay, or offers the form, because a socket without a connection, or a sign-in without a response,
 * takes much longer to fail.
 */
function* restoreInTime() {
  yield* delay(restoreDelayMs)
  if ((yield* select(selectStatus)) !== 'fetching' || (yield* call(restoreKept))) return
  yield* delay(silentAfterMs - restoreDelayMs)
  // A hotel that has not even answered what comes before the sign-in.
  if ((yield* select(selectStatus)) === 'fetching')
    yield* put(authenticationFailed({ reason: 'unavailable', silent: false }))
}

/** @param entered the extra fields of the last submission, for the choice of a resident that follows */
function* onSignInSubmitted(entered: { extras: Extras }, { payload }: ReturnType<typeof signInSubmitted>) {
  if (yield* select(selectIsUnreachable))
    return yield* put(authenticationFailed({ reason: 'unavailable', silent: false }))
  const isModeDropped = yield* call(dropWalkinMode)
  const { room, name, checkin = '', userId = '', password, email } = payload
  const isChoice = (yield* select(selectSession)).status === 'multiple_residents'
  const extras = withoutEmpty({ password, email })
  entered.extras = isChoice ? { ...entered.extras, ...extras } : extras
  const login = yield* addressed({ room: room.trim(), name: name.trim(), checkin, userId })
  yield* signInWith(login, 'guest', entered.extras)
  if (!(yield* select(selectIsRegistered))) return
  entered.extras = {}
  if (isModeDropped) yield* call(reloadSoon)
}

/** Adds the arrival date and the id of the URL, if the URL names the guest who was entered (QRY-06, QRY-07). */
function* addressed(login: LoginData) {
  const place = yield* select(selectPlace)
  const { login: named = login } = readSessionValues(place?.search ?? '', login)
  return isSameGuest(named, login) ? { ...named, ...withoutEmpty({ ...login }) } : login
}

/**
 * Removes a walk-in mode that the hotel refused from the URL and the cookie, where it stays until a guest signs in with
 * a room.
 */
function* dropWalkinMode() {
  const cookies = yield* service('cookies')
  if (isWalkinMode(cookies.get('mode'))) cookies.set('mode', yield* select(selectDeviceMode))
  const place = yield* select(selectPlace)
  const query = new URLSearchParams(place?.search)
  if (!place || !isWalkinMode(query.get('mode'))) return false
  query.delete('mode')
  yield* go(place.pathname + searchOf(query), { replace: true, paramsOnly: true })
  return true
}

/** The configuration says whether guests are asked to sign in on this kind of device, and may arrive last (CONF-09). */
function* onConfigured() {
  const { status, signIn } = yield* select(selectSession)
  if (status === 'not_registered' && signIn === 'idle') yield* call(signInByDevice)
}

function* signInByDevice() {
  if ((yield* decide()).kind === 'device') yield* signInWith(noLoginData, 'app')
}

function* onWalkinChosen() {
  writeCookies({ cookies: yield* service('cookies') }, { mode: 'walkin' })
  yield* signInWith(noLoginData, 'guest')
}

/** The draft of the form is no longer needed after a sign-in. */
function* onRegistered() {
  const drafts = yield* service('drafts')
  drafts.clear(signInDraftName)
  yield* call(clearAnswerCache)
}

/** Cached responses may be those of another guest. */
function* clearAnswerCache() {
  const hotel = yield* service('hotel')
  hotel.clearCache()
}

/** The sagas that sign a guest out are loaded after the sign-in; a guest who leaves before that is signed out then. */
function* repeatWhenLoaded(event: ReturnType<typeof logoutRequested | typeof modeLeft>) {
  if (!(yield* select(selectAreGuestDomainsLoading))) return
  yield* call(guestDomainsSettled)
  yield* put(event)
}

function* onReauthenticationDue() {
  const { status, loginData } = yield* select(selectSession)
  yield* call(clearAnswerCache)
  if (status === 'registered') yield* signInWith(loginData, 'renewal')
  else if (status === 'not_registered') yield* call(signInByDevice)
}
