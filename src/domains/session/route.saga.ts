import { call, put, select } from 'typed-redux-saga'
import { authenticate } from '../../contract/session.ts'
import { screenOf } from '../addresses.ts'
import { withoutLeft } from '../leaving.ts'
import { navigated, selectFrom, selectPlace } from '../navigation/slice.ts'
import { isSameAddress, refill } from '../query.ts'
import { callHotel, go, log, world } from '../world.ts'
import { writeCookies } from './keep.ts'
import { readSessionValues } from './query.ts'
import { isVerified, judge } from './rules.ts'
import { selectSessionQuery } from './sessionQuery.ts'
import {
  checkinLost,
  doorWished,
  routeEntered,
  selectIsRegistered,
  selectMode,
  selectSession,
  valuesRead,
} from './slice.ts'

/** The rules of every navigation: read, store, judge, refill, verify (RULE-01 to RULE-11). */
export function* onNavigated({ payload }: ReturnType<typeof navigated>) {
  yield* readValues(payload.search)
  yield* hearDoorWish(payload)
  yield* call(enterPlace)
  yield* call(verify)
}

/**
 * `opendoor` leaves the address before anything is done about it: neither Back nor a reload may open the door again
 * (QRY-14). What goes on without it is a navigation of its own.
 */
function* hearDoorWish(at: ReturnType<typeof navigated>['payload']) {
  const query = new URLSearchParams(at.search)
  const room = query.get('opendoor')?.trim()
  if (!room) return
  const now = yield* world('now')
  yield* put(doorWished({ room, at: now() }))
  query.delete('opendoor')
  const rest = query.toString()
  const search = rest && `?${rest}`
  yield* go(at.pathname + search, { replace: true })
  yield* put(navigated({ ...at, search, how: 'replace' }))
}

function* readValues(search: string) {
  const write = yield* world('log')
  const { loginData } = yield* select(selectSession)
  const values = readSessionValues(search, loginData, (message) => write('warn', 'session', message))
  if (Object.keys(values).length === 0) return
  yield* put(valuesRead(values))
  writeCookies({ cookies: yield* world('cookies') }, values)
}

/** Judges the current place again, on a navigation and whenever the session's status changed. */
export function* enterPlace() {
  const place = yield* select(selectPlace)
  if (!place) return
  const screen = screenOf(place.pathname)
  if (!screen) {
    yield* log('warn', 'navigation', `no screen at ${place.pathname}`)
    return yield* go('/', { replace: true })
  }
  const { status, mode } = yield* select(selectSession)
  const verdict = judge(screen.name, status, mode)
  if (verdict === 'home') return yield* go(`/${place.search}`, { replace: true })
  if (verdict === 'login') {
    const search =
      status === 'multiple_residents' && screen.name === 'home' ? hotelQuery(place.search) : place.search
    return yield* go(`/login${search}`, { replace: true })
  }
  if (verdict === 'wait') return
  yield* put(routeEntered({ screen: screen.name, params: screen.params }))
  yield* call(refillPlace)
}

/** Which hotel it is, and nothing of the guest (SES-26). */
function hotelQuery(search: string): string {
  const query = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const key of ['property', 'theme']) if (query.get(key)) kept.set(key, query.get(key) ?? '')
  const text = kept.toString()
  return text ? `?${text}` : ''
}

/** Gives the present address what it lacks of the session, and the language that is in use by now (RULE-04). */
export function* refillPlace() {
  const place = yield* select(selectPlace)
  if (!place) return
  const kept = withoutLeft(yield* select(selectFrom), place)
  const values = yield* select(selectSessionQuery)
  const query = new URLSearchParams(kept)
  if (values.lang) query.delete('lang')
  const search = refill(query.toString(), values)
  if (!isSameAddress(search, place.search))
    yield* go(place.pathname + search, { replace: true, refill: true })
}

/** Asks whether the stay still holds. Only an OK answer without check-in ends it (RULE-05, RULE-07). */
export function* verify() {
  const place = yield* select(selectPlace)
  const screen = place && screenOf(place.pathname)
  const mode = yield* select(selectMode)
  if (!screen || !isVerified(screen.name, mode) || !(yield* select(selectIsRegistered))) return
  const outcome = yield* callHotel(authenticate, {})
  if (outcome.kind === 'ok' && outcome.answer.checkin.length === 0) yield* put(checkinLost())
}
