import { call, put, select } from 'typed-redux-saga'
import { searchOf } from '../../core/routing/query.ts'
import { service } from '../../core/services.ts'
import { reloadSoon } from './reloadSoon.saga.ts'
import { noLoginData } from './session.types.ts'
import { deviceFreed, type logoutRequested, selectSession, sessionReset } from './slice.ts'
import { removeLoginCookies, removeSessionCookies, removeWalkinHere, writeLoginData } from './writeSession.ts'

/** The address of the sign-in with what names the hotel, and the device where it is one of the hotel's. */
function loginAddress({ propertyId, themeId, deviceMode }: ReturnType<typeof selectSession>): string {
  const values = Object.entries({ property: propertyId, theme: themeId, mode: deviceMode })
  return `/login${searchOf(new URLSearchParams(values.filter(([, value]) => value)))}`
}

/**
 * Deletes what the tab itself holds of the guest, then loads the page anew at the sign-in.
 * @param nextUrl an address outside the app to open instead
 */
export function* endHere(nextUrl?: string) {
  const state = yield* select(selectSession)
  const { deviceMode } = state
  const [answers, cookies, drafts, hotel, history, page] = [
    yield* service('answers'),
    yield* service('cookies'),
    yield* service('drafts'),
    yield* service('hotel'),
    yield* service('history'),
    yield* service('page'),
  ]
  removeWalkinHere({ storage: yield* service('storage') })
  drafts.clearAll()
  hotel.clearCache()
  answers.forget()
  yield* put(sessionReset())
  cookies.set('mode', deviceMode)
  history.go(loginAddress(state), { replace: true })
  // The menu that the guest chose it from may have an entry above the screen's.
  yield* call(history.settled)
  if (nextUrl) page.leave(nextUrl)
  // It reloads by itself, once that cannot end in the browser's own error page.
  else if (deviceMode === 'kiosk') yield* put(deviceFreed())
  else page.reload()
}

/**
 * Deletes what the device stored of the guest, then reloads the page (SES-30). A guest who checks out goes on to the
 * hotel's own page instead; Back from there leads to the sign-in (OUT-08).
 */
export function* logOut({ payload: nextUrl }: ReturnType<typeof logoutRequested>) {
  const { propertyId, themeId } = yield* select(selectSession)
  const storage = yield* service('storage')
  const cookies = yield* service('cookies')
  storage.local.clear()
  cookies.remove('lang')
  if (themeId) cookies.set('theme', themeId)
  if (propertyId) cookies.set('property', propertyId)
  yield* call(endHere, nextUrl)
}

/** Sign-in from a walk-in mode leaves the mode and reloads the page, because the content is another (NAV-10, SHELL-15). */
export function* leaveMode() {
  const state = yield* select(selectSession)
  const history = yield* service('history')
  removeWalkinHere({ storage: yield* service('storage') })
  yield* put(sessionReset())
  history.go(loginAddress(state), { replace: true })
  yield* call(reloadSoon)
}

/** The cookies go with the session; the page is not reloaded (SES-29, SES-31). */
export function* onSessionReset() {
  removeSessionCookies({ cookies: yield* service('cookies') })
  const answers = yield* service('answers')
  answers.forget()
}

/**
 * The stay ended: the next person at this device must find nothing of the guest, and what the page still shows, plays
 * or waits for ends with it.
 */
export function* onCheckinLost() {
  const drafts = yield* service('drafts')
  const answers = yield* service('answers')
  writeLoginData({ storage: yield* service('storage') }, noLoginData)
  removeLoginCookies({ cookies: yield* service('cookies') })
  drafts.clearAll()
  answers.forget()
  // The address has lost the guest by then, also below an open dialog.
  const history = yield* service('history')
  yield* call(history.settled)
  const page = yield* service('page')
  page.reload()
}
