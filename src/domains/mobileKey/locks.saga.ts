import { call, select } from 'typed-redux-saga'
import {
  type KeySession,
  logInToKey,
  makeKeyLink,
  makeKeySession,
  openSaltoDoor,
} from '../../contract/mobileKey.ts'
import { log, request, service } from '../../core/services.ts'
import { selectPropertyId } from '../session/slice.ts'
import { safeLink } from './rules.ts'

/** Logs an error without showing it (KEY-23), and without tokens, links and e-mail addresses (KEY-19). */
function* failed(step: string, reason: string) {
  yield* log('error', 'mobileKey', `the door did not open: ${step}: ${reason}`)
  return false
}

/** Salto: a session is exchanged for a token, and the token opens the door (KEY-12 to KEY-15). */
export function* openByHotel({ otpEmail: _, ...key }: KeySession) {
  const propertyId = yield* select(selectPropertyId)
  const session = yield* request(makeKeySession, { params: { propertyId }, body: key })
  if (session.kind !== 'ok') return yield* failed('session', session.kind)
  const login = yield* request(logInToKey, { body: { id: session.answer.tokenId } })
  if (login.kind !== 'ok') return yield* failed('login', login.kind)
  // The token is never stored outside this function (KEY-14).
  const door = yield* request(openSaltoDoor, { token: login.answer.token })
  if (door.kind !== 'ok') return yield* failed('door', door.kind)
  return door.answer.opened || (yield* failed('door', 'the lock did not open'))
}

/** Other vendors: the browser opens the link that the hotel returns (KEY-16, KEY-17). */
export function* openLink(key: KeySession) {
  const propertyId = yield* select(selectPropertyId)
  const outcome = yield* request(makeKeyLink, { params: { propertyId }, body: key })
  if (outcome.kind !== 'ok') return yield* failed('link', outcome.kind)
  const page = yield* service('page')
  const link = safeLink(outcome.answer.link, page.host)
  if (!link) return yield* failed('link', 'it may not be opened')
  // The sheet that asked for the e-mail address may still be removing its history entry.
  const history = yield* service('history')
  yield* call(history.settled)
  page.leave(link)
  return true
}
