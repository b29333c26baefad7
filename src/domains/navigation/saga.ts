import type { Action } from '@reduxjs/toolkit'
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { chunkLoadFailed } from '../../core/chunks/slice.ts'
import { removeLeftDomainQuery } from '../../core/domains/domainQuery.ts'
import type { ScreenMatch } from '../../core/domains/registry.ts'
import { guestDomainsLoaded } from '../../core/domains/slice.ts'
import { homePath, loginPath } from '../../core/routing/paths.ts'
import { isSameAddress, mergeSessionParams, searchOf } from '../../core/routing/query.ts'
import {
  isScreenNavigation,
  navigated,
  type Place,
  routeEntered,
  selectFrom,
  selectHow,
  selectPlace,
} from '../../core/routing/slice.ts'
import { go, log, service } from '../../core/services.ts'
import { languageSettled } from '../language/slice.ts'
import type { LoginData } from '../session/session.types.ts'
import {
  authenticationFailed,
  demoEntered,
  doorOpenRequested,
  registered,
  selectMode,
  sessionEnds,
  severalResidentsFound,
} from '../session/slice.ts'
import { selectRoute } from './selectRoute.ts'
import { selectSessionParams, withGuest } from './sessionParams.ts'

/** The session's changes that may let the guest into the current screen, or send them away from it. */
const sessionChanges = [
  authenticationFailed,
  severalResidentsFound,
  demoEntered,
  registered,
  ...sessionEnds,
  guestDomainsLoaded,
] as const

/** Handles every navigation, and every change of the session that may cause a redirect (RULE-01 to RULE-11). */
export function* navigationSaga() {
  // Apart from entering, which a later event cancels: a door that was asked for is not forgotten.
  yield* takeEvery(isScreenNavigation, takeDoorRequest)
  yield* takeEvery(languageSettled, mergePlaceParams)
  // One watcher for all, so that nobody enters a place that they have left, or in a session that is over.
  yield* takeLatest([isScreenNavigation, ...sessionChanges], onChange)
}

function* onChange(event: Action) {
  if (sessionEnds.some(({ match }) => match(event))) return yield* call(toLogin)
  if (registered.match(event) && event.payload.by === 'guest')
    return yield* call(toHome, event.payload.loginData)
  yield* call(enterPlace)
}

/**
 * Turns `opendoor` into a request and removes it from the URL at once, so that neither Back nor a reload opens the door
 * again (QRY-14). The URL without it counts as another navigation, which enters the screen.
 */
function* takeDoorRequest({ payload: at }: ReturnType<typeof navigated>) {
  const room = doorIn(at)
  if (!room) return
  const now = yield* service('now')
  yield* put(doorOpenRequested({ room, at: now() }))
  const query = new URLSearchParams(at.search)
  query.delete('opendoor')
  const search = searchOf(query)
  yield* go(at.pathname + search, { replace: true })
  yield* put(navigated({ ...at, search, how: 'replace' }))
}

const doorIn = ({ search }: Place) => new URLSearchParams(search).get('opendoor')?.trim()

/** Decides about the current place, on a navigation and whenever the session's status changed. */
function* enterPlace() {
  const place = yield* select(selectPlace)
  if (!place || doorIn(place)) return
  const domains = yield* service('domains')
  const decision = yield* select(selectRoute, domains, place)
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
function* toHome(loginData: LoginData) {
  const place = yield* select(selectPlace)
  yield* go(homePath + withGuest(place?.search ?? '', loginData, yield* select(selectMode)), {
    replace: true,
  })
}

/** Redirects to the sign-in without the guest's query parameters, but with those of the hotel (SES-29). */
function* toLogin() {
  yield* go(loginPath, { replace: true })
}
