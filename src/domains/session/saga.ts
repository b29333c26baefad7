import type { Action } from '@reduxjs/toolkit'
import { call, fork, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { channelChanged, selectIsUnreachable } from '../channel/slice.ts'
import { contentReset, languageSettled } from '../language/slice.ts'
import { navigated, selectPlace } from '../navigation/slice.ts'
import { go, world } from '../world.ts'
import { signInWith } from './authenticate.saga.ts'
import { onConnected } from './connect.saga.ts'
import { readCookies, readLoginData, writeCookies } from './keep.ts'
import { leaveMode, logOut, onReset } from './leave.saga.ts'
import { checkPeriodically } from './periodicCheck.saga.ts'
import { withGuest } from './query.ts'
import { enterPlace, onNavigated, refillPlace } from './route.saga.ts'
import {
  authenticationFailed,
  checkinLost,
  demoEntered,
  logoutRequested,
  modeLeft,
  registered,
  selectSession,
  sessionReset,
  severalResidentsFound,
  signInSubmitted,
  stayBegan,
  valuesRead,
  walkinChosen,
} from './slice.ts'
import { noLoginData } from './types.ts'

export function* sessionSaga() {
  yield* call(restore)
  yield* takeLatest(isJourney, onNavigated)
  yield* takeEvery(languageSettled, refillPlace)
  yield* takeLatest(channelChanged, onChannel)
  yield* takeLeading(signInSubmitted, onSignInSubmitted)
  yield* takeLatest(walkinChosen, onWalkinChosen)
  yield* takeLatest(registered, onRegistered)
  yield* takeEvery([authenticationFailed, severalResidentsFound, demoEntered], enterPlace)
  yield* takeLatest(stayBegan, enterPlace)
  yield* takeLatest(checkinLost, onCheckinLost)
  yield* takeLatest(contentReset, onContentReset)
  yield* takeLeading(logoutRequested, logOut)
  yield* takeLeading(modeLeft, leaveMode)
  yield* takeEvery(sessionReset, onReset)
  yield* fork(checkPeriodically)
}

/** A refill must not cut short the verification that the journey before it began. */
const isJourney = (action: Action): action is ReturnType<typeof navigated> =>
  navigated.match(action) && !action.payload.refill

/** What the device kept: the address has the last word and is read with the first navigation. */
function* restore() {
  const storage = yield* world('storage')
  const cookies = yield* world('cookies')
  yield* put(valuesRead({ ...readCookies({ cookies }), login: readLoginData({ storage }) }))
}

function* onChannel({ payload }: ReturnType<typeof channelChanged>) {
  if (payload === 'connected') return yield* call(onConnected)
  const { status } = yield* select(selectSession)
  if (payload === 'closed' && status === 'fetching')
    yield* put(authenticationFailed({ reason: 'unavailable', silent: false }))
}

function* onSignInSubmitted({ payload }: ReturnType<typeof signInSubmitted>) {
  if (yield* select(selectIsUnreachable))
    return yield* put(authenticationFailed({ reason: 'unavailable', silent: false }))
  const { room, name, checkin = '', userId = '', password, email } = payload
  const extras = { ...(password && { password }), ...(email && { email }) }
  yield* signInWith({ room: room.trim(), name: name.trim(), checkin, userId }, 'guest', extras)
}

function* onWalkinChosen() {
  writeCookies({ cookies: yield* world('cookies') }, { mode: 'walkin' })
  yield* signInWith(noLoginData, 'guest')
}

/** A sign-in on this device goes home; a restored one stays where it is (SES-19, SES-27). */
function* onRegistered({ payload }: ReturnType<typeof registered>) {
  const hotel = yield* world('hotel')
  hotel.clearCache()
  const place = yield* select(selectPlace)
  const search = withGuest(place?.search ?? '', payload.loginData)
  if (payload.by === 'guest') return yield* go(`/${search}`, { replace: true })
  yield* call(enterPlace)
}

/** The way to login without the guest's query, but with the hotel's (SES-29). */
function* onCheckinLost() {
  yield* go('/login', { replace: true })
}

function* onContentReset() {
  const { status, loginData } = yield* select(selectSession)
  const hotel = yield* world('hotel')
  hotel.clearCache()
  if (status === 'registered') yield* signInWith(loginData, 'app')
}
