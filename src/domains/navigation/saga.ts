import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { chunkLoadFailed } from '../../core/chunks/slice.ts'
import { removeLeftDomainQuery } from '../../core/domains/domainQuery.ts'
import type { ScreenMatch } from '../../core/domains/registry.ts'
import { guestDomainsLoaded, selectAreGuestDomainsLoaded } from '../../core/domains/slice.ts'
import { decideRoute } from '../../core/routing/decideRoute.ts'
import { homePath, loginPath } from '../../core/routing/paths.ts'
import { isSameAddress, mergeSessionParams, searchOf } from '../../core/routing/query.ts'
import {
  isScreenNavigation,
  navigated,
  routeEntered,
  selectFrom,
  selectHow,
  selectPlace,
} from '../../core/routing/slice.ts'
import { go, log, service } from '../../core/services.ts'
import { languageSettled } from '../language/slice.ts'
import {
  authenticationFailed,
  checkinLost,
  demoEntered,
  doorOpenRequested,
  registered,
  selectIsFormOffered,
  selectMode,
  selectStatus,
  sessionReset,
  severalResidentsFound,
} from '../session/slice.ts'
import { selectSessionParams, withGuest } from './sessionParams.ts'

/** Handles every navigation, and every change of the session that may cause a redirect (RULE-01 to RULE-11). */
export function* navigationSaga() {
  yield* takeLatest(isScreenNavigation, onNavigated)
  yield* takeEvery(languageSettled, mergePlaceParams)
  yield* takeLatest(registered, onRegistered)
  yield* takeEvery([authenticationFailed, severalResidentsFound, demoEntered], enterPlace)
  yield* takeLatest(guestDomainsLoaded, enterPlace)
  yield* takeLatest([checkinLost, sessionReset], toLogin)
}

function* onNavigated({ payload }: ReturnType<typeof navigated>) {
  yield* takeDoorRequest(payload)
  yield* call(enterPlace)
}

/**
 * Turns `opendoor` into a request and removes it from the URL at once, so that neither Back nor a reload opens the door
 * again (QRY-14). The URL without it counts as another navigation.
 */
function* takeDoorRequest(at: ReturnType<typeof navigated>['payload']) {
  const query = new URLSearchParams(at.search)
  const room = query.get('opendoor')?.trim()
  if (!room) return
  const now = yield* service('now')
  yield* put(doorOpenRequested({ room, at: now() }))
  query.delete('opendoor')
  const search = searchOf(query)
  yield* go(at.pathname + search, { replace: true })
  yield* put(navigated({ ...at, search, how: 'replace' }))
}

/** Decides about the current place, on a navigation and whenever the session's status changed. */
function* enterPlace() {
  const place = yield* select(selectPlace)
  if (!place) return
  const domains = yield* service('domains')
  const decision = decideRoute({
    place,
    match: domains.match(place.pathname),
    areGuestDomainsLoaded: yield* select(selectAreGuestDomainsLoaded),
    status: yield* select(selectStatus),
    isFormOffered: yield* select(selectIsFormOffered),
    mode: yield* select(selectMode),
  })
  if (decision.kind === 'wait') return
  if (decision.kind === 'enter') return yield* call(enter, decision.match)
  if (decision.kind === 'unknown') yield* log('warn', 'navigation', `no screen at ${place.pathname}`)
  // A guest who has gone back in the meantime stays there.
  yield* go(decision.to, { replace: true, from: place.pathname })
}

/** Starts the screen's domain first, so that its sagas receive `routeEntered`. */
function* enter({ screen, params }: ScreenMatch) {
  const domains = yield* service('domains')
  try {
    if (!domains.isStarted(screen.domain)) yield* call(domains.start, screen.domain)
  } catch (error) {
    return yield* put(chunkLoadFailed({ part: screen.name, reason: String(error) }))
  }
  yield* put(routeEntered({ screen: screen.name, params }))
  yield* call(mergePlaceParams)
}

/** Adds the session's missing values to the current URL, and replaces its language by the one in use (RULE-04). */
function* mergePlaceParams() {
  const place = yield* select(selectPlace)
  if (!place) return
  // Back and Forward lead to a URL whose parameters are all its own.
  const left = (yield* select(selectHow)) === 'pop' ? null : yield* select(selectFrom)
  const kept = removeLeftDomainQuery(yield* service('domains'), left, place)
  const values = yield* select(selectSessionParams)
  const query = new URLSearchParams(kept)
  if (values.lang) query.delete('lang')
  const search = mergeSessionParams(query.toString(), values)
  if (!isSameAddress(search, place.search))
    yield* go(place.pathname + search, { replace: true, paramsOnly: true, at: place })
}

/** A sign-in by the guest leads home; a restored session stays where it is (SES-19, SES-27). */
function* onRegistered({ payload }: ReturnType<typeof registered>) {
  if (payload.by !== 'guest') return yield* call(enterPlace)
  const place = yield* select(selectPlace)
  yield* go(homePath + withGuest(place?.search ?? '', payload.loginData, yield* select(selectMode)), {
    replace: true,
  })
}

/** Redirects to the sign-in without the guest's query parameters, but with those of the hotel (SES-29). */
function* toLogin() {
  yield* go(loginPath, { replace: true })
}
