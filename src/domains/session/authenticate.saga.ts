import { call, cancelled, delay, put, race, type SagaGenerator, select, take } from 'typed-redux-saga'
import { type AuthResult, authenticate } from '../../contract/session.ts'
import { isWalkinMode } from '../../core/mode.ts'
import { loginPath } from '../../core/routing/paths.ts'
import { callHotel, go, log, service } from '../../core/services.ts'
import { backoff } from '../../realtime/backoff.ts'
import type { CallOutcome } from '../../realtime/client.ts'
import { type AuthEvaluation, evaluateAuthResult } from './evaluateAuthResult.ts'
import { type LoginData, noLoginData, type SignInBy, type SignInForm } from './session.types.ts'
import {
  authenticationFailed,
  authenticationStarted,
  checkinLost,
  registered,
  selectIsRegistered,
  selectIsWalkin,
  selectMode,
  sessionReset,
  severalResidentsFound,
} from './slice.ts'
import { writeCookies, writeLoginData, writeWalkinHere } from './writeSession.ts'

/** What a guest enters beside the login data, and what is never stored (LOGIN-07). */
export type Extras = Pick<SignInForm, 'password' | 'email'>

/**
 * Authenticates with login data, by a second call at most where there are several residents, and puts the outcome.
 * @returns whether nobody was signed in when the hotel answered
 */
export function* signInWith(login: LoginData, by: SignInBy, extras: Extras = {}) {
  yield* put(authenticationStarted(by))
  const { outcome } = yield* race({
    outcome: call(ask, login, by, extras),
    // What the hotel says of a guest who has left meanwhile signs nobody in.
    ended: take([sessionReset, checkinLost]),
  })
  if (!outcome) return
  // Also who has seen meanwhile what the device keeps.
  const wasRegistered = yield* select(selectIsRegistered)
  yield* call(applyOutcome, outcome, login, by, extras)
  // Who was signed in leaves nothing of themselves in the address (SES-29).
  if (wasRegistered && !(yield* select(selectIsRegistered))) yield* go(loginPath, { replace: true })
  return !wasRegistered
}

function* ask(login: LoginData, by: SignInBy, extras: Extras) {
  const isWalkin = yield* select(selectIsWalkin)
  const data = isWalkin ? { room: 'walkin', walkin: true as const } : withoutEmpty({ ...login, ...extras })
  const keep = keptAs(login)
  // Before a guest who was signed in counts as refused: the hotel may only be starting after a lost channel.
  const refusedWaitsMs = login.room || (yield* select(selectIsRegistered)) ? [3000, 1000] : []
  let timeouts = 0
  while (true) {
    const outcome = yield* call(askOnce)
    if (outcome.kind === 'ok' || by !== 'app') return outcome
    const isTimeout = outcome.kind === 'timeout'
    // Nobody waits for a silent hotel twice before the form shows.
    if (isTimeout && !(yield* select(selectIsRegistered))) return outcome
    // A time-out is no refusal: who is signed in stays so, and the hotel is asked until it answers.
    const waitMs = isTimeout ? backoff(timeouts++, Math.random) : refusedWaitsMs.pop()
    if (waitMs === undefined) return outcome
    yield* delay(waitMs)
  }

  /** What a lost channel has cut off is not sent again beside the sign-in of the next one. */
  function* askOnce() {
    const abort = new AbortController()
    try {
      return yield* callHotel(authenticate, data, { ...keep, signal: abort.signal })
    } finally {
      if (yield* cancelled()) abort.abort()
    }
  }
}

function* applyOutcome(outcome: CallOutcome<AuthResult>, login: LoginData, by: SignInBy, extras: Extras) {
  if (outcome.kind === 'ok') return yield* call(applyResult, outcome.answer, login, by, extras)
  // A walk-in guest entered neither room nor name: whatever the hotel refuses is the service (RULE-09).
  const isWalkin = yield* select(selectIsWalkin)
  const reason = outcome.kind === 'refused' && !isWalkin ? 'rejected' : 'unavailable'
  yield* log('warn', 'session', `sign-in failed: ${outcome.kind}`)
  // Who is signed in stays so: only an OK without check-in ends a stay.
  if (by === 'renewal') return
  // Who is refused finds nothing of the stay either.
  const silent = by === 'app' && reason === 'rejected'
  if (silent) (yield* service('answers')).forget()
  yield* put(authenticationFailed({ reason, silent }))
}

/** By room and name, as the guest signs in: what is kept of one is never given to another. */
export const keptAs = ({ room, name }: LoginData) =>
  room && name ? { keep: `session/${room.toLowerCase()}/${name.toLowerCase()}` } : {}

/** @param extras for the one more call that names a resident; null where that was made */
export function* applyResult(
  result: AuthResult,
  login: LoginData,
  by: SignInBy,
  extras: Extras | null = null,
): SagaGenerator<void> {
  const mode = yield* select(selectMode)
  const evaluation = evaluateAuthResult(result, mode)
  if (evaluation.kind === 'notRegistered') {
    const isEnded = by !== 'guest' && (yield* select(selectIsRegistered))
    yield* put(isEnded ? checkinLost() : authenticationFailed({ reason: 'rejected', silent: by === 'app' }))
    return
  }
  const { checkin, residents } = evaluation
  const room = checkin?.room || login.room
  if (evaluation.kind === 'multipleResidents') {
    const resident = extras && residentLogin(evaluation, login)
    if (resident) {
      const data = withoutEmpty({ ...resident, ...extras })
      const outcome = yield* callHotel(authenticate, data, keptAs(resident))
      if (outcome.kind === 'ok') return yield* call(applyResult, outcome.answer, resident, by)
    }
    yield* put(severalResidentsFound({ loginData: { ...login, room, userId: '' }, residents }))
    return
  }
  // Of guests who share room and name the id that was chosen tells them apart after a reload, too (SES-25).
  const isChosen = residents.some(({ id }) => id === login.userId)
  const loginData = checkin ? { ...login, room, userId: isChosen ? login.userId : checkin.id } : noLoginData
  yield* put(registered({ result, checkin, residents, loginData, by }))
  const storage = yield* service('storage')
  if (checkin) writeLoginData({ storage }, loginData)
  if (isWalkinMode(mode)) writeWalkinHere({ storage })
  writeCookies({ cookies: yield* service('cookies') }, { mode, login: loginData })
}

/**
 * Login data that names one of several residents: the one that is known by its id, or the first where neither a name
 * nor an id was given. Null where the guest has to choose.
 */
function residentLogin(
  { checkin, residents }: AuthEvaluation & { kind: 'multipleResidents' },
  login: LoginData,
): LoginData | null {
  const isKnown = login.userId !== '' && residents.some(({ id }) => id === login.userId)
  if (isKnown) return login
  return !login.name && !login.userId ? { ...login, room: checkin.room, userId: checkin.id } : null
}

/** Empty fields are left out of the data (RT-28). */
export function withoutEmpty<T extends Record<string, string | undefined>>(
  fields: T,
): { [K in keyof T]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as {
    [K in keyof T]?: string
  }
}
