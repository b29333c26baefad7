import { call, delay, put, select } from 'typed-redux-saga'
import { pauseAll } from '../../browser/media.ts'
import { searchOf } from '../../core/routing/query.ts'
import { service } from '../../core/services.ts'
import { reloadDelayMs, reloadWhenSafe } from './reload.saga.ts'

import { deviceFreed, type logoutRequested, selectSession, sessionReset } from './slice.ts'
import { removeLoginCookies, removeSessionCookies, removeWalkinHere } from './writeSession.ts'

/** The path of the sign-in with the hotel's query parameters, and what says which of its devices this is. */
function loginAddress({ propertyId, themeId, deviceMode, tvId }: ReturnType<typeof selectSession>): string {
  const values = Object.entries({ property: propertyId, theme: themeId, mode: deviceMode, tv: tvId })
  return `/login${searchOf(new URLSearchParams(values.filter(([, value]) => value)))}`
}

interface EndOptions {
  /** A URL outside the app to open instead of the sign-in. */
  nextUrl?: string | undefined
  /** Whether local storage may belong to another guest, who has signed in in another tab. */
  isLocalKept?: boolean
  /** Called once the guest's data are deleted: leaves a word for the sign-in form that follows. */
  told?: () => void
}

/**
 * Ends what the guest has in this page. First the media pause and storage closes, so that nothing that is still under
 * way can leave anything; then storage and the answers of the hotel are deleted.
 */
function* endGuest({ isLocalKept = false }: EndOptions) {
  const [storage, hotel, offlineCache] = [
    yield* service('storage'),
    yield* service('hotel'),
    yield* service('offlineCache'),
  ]
  pauseAll()
  storage.endGuest({ isLocalKept })
  hotel.clearCache()
  offlineCache.forget()
}

/**
 * Waits for the address without the guest, which may be below that of an open menu or dialog. Then their calls end, also
 * those that the end itself has caused: none that waits for a channel is sent in the name of the next guest (SENT-13).
 */
function* endCalls() {
  const history = yield* service('history')
  yield* call(history.settled)
  const hotel = yield* service('hotel')
  hotel.endCalls()
}

/** Deletes the guest's data in this tab, then reloads the page at the sign-in. */
export function* endHere({ nextUrl, told, ...options }: EndOptions = {}) {
  const state = yield* select(selectSession)
  const { deviceMode } = state
  const [cookies, history, page] = [
    yield* service('cookies'),
    yield* service('history'),
    yield* service('page'),
  ]
  yield* call(endGuest, options)
  told?.()
  yield* put(sessionReset())
  cookies.set('mode', deviceMode)
  history.go(loginAddress(state), { replace: true })
  yield* call(endCalls)
  if (nextUrl) page.leave(nextUrl)
  // A kiosk reloads by itself, as soon as a reload cannot end in the browser's error page.
  else if (deviceMode === 'kiosk') yield* put(deviceFreed())
  else yield* call(reloadWhenSafe)
}

/**
 * Deletes the guest's data on the device, then reloads the page (SES-30). A guest who checks out is sent to the hotel's
 * own page instead; Back from there leads to the sign-in (OUT-08).
 */
export function* logOut({ payload: nextUrl }: ReturnType<typeof logoutRequested>) {
  const { propertyId, themeId } = yield* select(selectSession)
  const cookies = yield* service('cookies')
  cookies.remove('lang')
  if (themeId) cookies.set('theme', themeId)
  if (propertyId) cookies.set('property', propertyId)
  yield* call(endHere, { nextUrl })
}

/**
 * A sign-in from a walk-in mode leaves the mode and reloads the page, because the content differs (NAV-10, SHELL-15).
 */
export function* leaveMode() {
  const state = yield* select(selectSession)
  const history = yield* service('history')
  // What the walk-in guest has chosen stays: it is the same person who signs in now (CART-22).
  removeWalkinHere({ storage: yield* service('storage') })
  yield* put(sessionReset())
  history.go(loginAddress(state), { replace: true })
  yield* delay(reloadDelayMs)
  yield* call(reloadWhenSafe)
}

/** Deletes the cookies and cached responses of the session; the page is not reloaded (SES-29, SES-31). */
export function* onSessionReset() {
  removeSessionCookies({ cookies: yield* service('cookies') })
  const offlineCache = yield* service('offlineCache')
  offlineCache.forget()
}

/**
 * The stay has ended: deletes the guest's data, so that the next person at this device finds none of it, and reloads
 * the page, which ends everything that it shows, plays or waits for.
 */
export function* onCheckinLost() {
  yield* call(endGuest, {})
  removeLoginCookies({ cookies: yield* service('cookies') })
  yield* call(endCalls)
  const page = yield* service('page')
  page.reload()
}
