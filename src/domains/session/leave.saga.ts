import { delay, put, select } from 'typed-redux-saga'
import { go, world } from '../world.ts'
import { forgetCookies } from './keep.ts'
import { type logoutRequested, selectSession, sessionReset } from './slice.ts'

/** The address of the sign-in that still knows its hotel. */
function loginAddress(propertyId: string, themeId: string): string {
  const query = new URLSearchParams()
  if (propertyId) query.set('property', propertyId)
  if (themeId) query.set('theme', themeId)
  const text = query.toString()
  return `/login${text ? `?${text}` : ''}`
}

/**
 * Logout: the next person must find nothing, and the page starts anew (SES-30). A guest who checks out leaves for the
 * hotel's own page instead, and Back from there leads to the sign-in (OUT-08).
 */
export function* logOut({ payload: onward }: ReturnType<typeof logoutRequested>) {
  const { propertyId, themeId } = yield* select(selectSession)
  const [storage, cookies, drafts, hotel, navigator, page] = [
    yield* world('storage'),
    yield* world('cookies'),
    yield* world('drafts'),
    yield* world('hotel'),
    yield* world('navigator'),
    yield* world('page'),
  ]
  storage.local.clear()
  drafts.clearAll()
  cookies.remove('lang')
  if (themeId) cookies.set('theme', themeId)
  if (propertyId) cookies.set('property', propertyId)
  hotel.clearCache()
  yield* put(sessionReset())
  navigator.go(loginAddress(propertyId, themeId), { replace: true })
  if (onward) page.leave(onward)
  else page.reload()
}

const reloadDelay = 300

/** Sign-in out of walk-in gives up the mode, and with it everything that the mode loaded (NAV-10, SHELL-15). */
export function* leaveMode() {
  const { propertyId, themeId } = yield* select(selectSession)
  const navigator = yield* world('navigator')
  const page = yield* world('page')
  yield* put(sessionReset())
  navigator.go(loginAddress(propertyId, themeId), { replace: true })
  yield* delay(reloadDelay)
  page.reload()
}

/** What the session wrote goes with it, and the guest is at the sign-in; the page stays (SES-29, SES-31). */
export function* onReset() {
  forgetCookies({ cookies: yield* world('cookies') })
  yield* go('/login', { replace: true })
}
