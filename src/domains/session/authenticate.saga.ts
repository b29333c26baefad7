import {
  call,
  cancel,
  cancelled,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
} from 'typed-redux-saga'
import {
  type AuthResult,
  authenticate,
  type Checkin,
  type Resident,
  walkInLogin,
} from '../../contract/session.ts'
import { isDemoMode, isWalkinMode, type Mode } from '../../core/mode.ts'
import { loginPath } from '../../core/routing/paths.ts'
import { callHotel, go, log, service } from '../../core/services.ts'
import { storedElsewhere } from '../../core/storedElsewhere.ts'
import { normalizeInput, normalizeRoomNumber } from '../../core/text/normalizeInput.ts'
import { backoff } from '../../realtime/backoff.ts'
import type { CallOutcome } from '../../realtime/client.ts'
import { isForgotten } from './otherTabs.saga.ts'
import { type LoginData, noLoginData, type SignInBy, type SignInForm } from './session.types.ts'
import {
  authenticationFailed,
  authenticationStarted,
  checkinLost,
  registered,
  selectIsRegistered,
  selectIsWalkin,
  selectMode,
  selectPropertyId,
  selectUserId,
  sessionEnds,
  severalResidentsFound,
  signedInOnChannel,
} from './slice.ts'
import { writeCookies, writeLoginData, writeWalkinHere } from './writeSession.ts'

/** The meaning of a response to `authenticate` for the session. */
type AuthEvaluation =
  | { kind: 'registered'; checkin: Checkin | null; residents: Resident[] }
  | { kind: 'multipleResidents'; checkin: Checkin; residents: Resident[] }
  | { kind: 'notRegistered' }

/**
 * If the first entry belongs to the room itself (permanent), its name is dropped and its id becomes that of the first
 * guest who stays in the room; permanent residents never count (SES-15 to SES-18). Without an id nobody is signed in
 * (SES-12).
 * @param chosen the `userId` that was sent with a name: a hotel may list everybody in its answer, too, and then the entry
 * says who it is
 */
export function evaluateAuthResult(result: AuthResult, mode: Mode, chosen = ''): AuthEvaluation {
  // A walk-in guest has no room: check-in data in the response must not count as a sign-in (MODE-22).
  if (isWalkinMode(mode)) return { kind: 'registered', checkin: null, residents: [] }
  const first = result.checkin[0]
  if (!first) return { kind: 'notRegistered' }

  const residents = first.residents
    .filter((resident) => !resident.permanent)
    // A guest whom the hotel repeats is not two guests to choose from.
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
  const [resident] = residents
  const room = { name: '', id: resident?.id ?? first.id, permanent: resident === undefined }
  const checkin = { ...first, ...(first.permanent && room), residents }
  const isChosen = chosen !== '' && checkin.id === chosen
  const isChoiceNeeded = residents.length > 1 && !isChosen && !isDemoMode(mode)
  if (!checkin.id && !isChoiceNeeded) return { kind: 'notRegistered' }
  return { kind: isChoiceNeeded ? 'multipleResidents' : 'registered', checkin, residents }
}

/** A guest who waits this long for the sign-in hears that the hotel is silent. */
export const silentAfterMs = 10_000

/** Fields that a guest enters beside the login data, which are never stored (LOGIN-07). */
export type Extras = Pick<SignInForm, 'password' | 'email'>

/**
 * Authenticates with login data, with a second call at most if there are several residents, and dispatches the outcome.
 * @returns whether nobody was signed in when the hotel responded; undefined if the session has ended in the meantime
 */
export function* signInWith(login: LoginData, by: SignInBy, extras: Extras = {}) {
  yield* put(authenticationStarted(by))
  const silence = yield* fork(tellSilence)
  const { outcome } = yield* race({
    outcome: call(ask, login, by, extras),
    // A response for a guest who has left in the meantime is dropped.
    ended: take(sessionEnds),
  })
  yield* cancel(silence)
  if (!outcome) return
  // The answer for a guest who has just signed out in another tab does not bring them back.
  if (by !== 'guest' && (yield* call(isForgotten))) {
    yield* put(storedElsewhere(null))
    return
  }
  // Also true for a guest who has been restored from cached data in the meantime.
  const wasRegistered = yield* select(selectIsRegistered)
  yield* call(applyOutcome, outcome, login, by, extras)
  // Removes a guest who was signed in from the URL (SES-29).
  if (wasRegistered && !(yield* select(selectIsRegistered))) yield* go(loginPath, { replace: true })
  return !wasRegistered
}

/**
 * Says that the hotel does not answer, and offers the form again. The sign-in goes on: an answer that comes later still
 * counts.
 */
function* tellSilence() {
  yield* delay(silentAfterMs)
  if (!(yield* select(selectIsRegistered)))
    yield* put(authenticationFailed({ reason: 'unavailable', silent: false }))
}

function* ask(login: LoginData, by: SignInBy, extras: Extras) {
  const isWalkin = yield* select(selectIsWalkin)
  const data = isWalkin ? walkInLogin : dataOf(login, extras)
  const keep = keptAs(login)
  // Delays before the retries, which precede a refusal of a guest who was signed in: the hotel may still be starting
  // after the connection was lost.
  const refusedWaitsMs = login.room || (yield* select(selectIsRegistered)) ? [3000, 1000] : []
  let timeouts = 0
  while (true) {
    const outcome = yield* call(askOnce)
    if (outcome.kind === 'ok' || by !== 'app') return outcome
    const isTimeout = outcome.kind === 'timeout'
    // While nobody is signed in, a time-out is not retried, so that the form is shown.
    if (isTimeout && !(yield* select(selectIsRegistered))) return outcome
    // A time-out is not a refusal: a guest who is signed in stays so, and the request is retried until the hotel
    // responds.
    const waitMs = isTimeout ? backoff(timeouts++, Math.random) : refusedWaitsMs.pop()
    if (waitMs === undefined) return outcome
    yield* delay(waitMs)
  }

  /** Aborts the request if the channel is lost, so that it is not sent again beside the sign-in on the next channel. */
  function* askOnce() {
    const abort = new AbortController()
    try {
      return yield* callHotel(authenticate, data, { ...keep, signal: abort.signal })
    } finally {
      if (yield* cancelled()) abort.abort()
    }
  }
}

/** What is sent: room and name as the person meant them (NAME-01). */
const dataOf = (login: LoginData, extras: Extras) =>
  withoutEmpty({
    ...login,
    room: normalizeRoomNumber(login.room),
    name: normalizeInput(login.name),
    ...extras,
  })

function* applyOutcome(outcome: CallOutcome<AuthResult>, login: LoginData, by: SignInBy, extras: Extras) {
  if (outcome.kind === 'ok') return yield* call(applyResult, outcome.answer, login, by, extras)
  // A walk-in guest has entered neither room nor name, so a refusal means that the service is unavailable (RULE-09).
  const isWalkin = yield* select(selectIsWalkin)
  const isRefused = outcome.kind === 'refused' && !isWalkin
  const isTooMany = outcome.kind === 'refused' && outcome.code === 'too_many_tries'
  const reason = isTooMany ? 'tooMany' : isRefused ? 'rejected' : 'unavailable'
  yield* log('warn', 'session', `sign-in failed: ${outcome.kind}`)
  // The guest stays signed in, because only an OK response without a check-in ends a stay.
  if (by === 'renewal') return
  // A guest who is refused must not see cached data of the stay either.
  const silent = by === 'app' && reason === 'rejected'
  if (silent) (yield* service('offlineCache')).forget()
  yield* put(authenticationFailed({ reason, silent, ...(isTooMany && { waitSeconds: outcome.retryAfter }) }))
}

/** The cache key, by room and name, so that the cached response for one guest is never used for another. */
export const keptAs = ({ room, name }: LoginData) =>
  room && name ? { keep: `session/${room.toLowerCase()}/${name.toLowerCase()}` } : {}

/** @param extras for the second call, which names a resident; null if it was made already */
export function* applyResult(
  result: AuthResult,
  login: LoginData,
  by: SignInBy,
  extras: Extras | null = null,
): SagaGenerator<void> {
  const mode = yield* select(selectMode)
  const evaluation = evaluateAuthResult(result, mode, login.name && login.userId)
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
      const outcome = yield* callHotel(authenticate, dataOf(resident, extras), keptAs(resident))
      if (outcome.kind === 'ok') return yield* call(applyResult, outcome.answer, resident, by)
    }
    yield* put(severalResidentsFound({ loginData: { ...login, room, userId: '' }, residents }))
    return
  }
  // The chosen id is kept, because it distinguishes guests with the same room and name after a reload, too (SES-25).
  const isChosen = residents.some(({ id }) => id === login.userId)
  const loginData = checkin ? { ...login, room, userId: isChosen ? login.userId : checkin.id } : noLoginData
  const storage = yield* service('storage')
  const property = yield* select(selectPropertyId)
  const [owner, before] = [checkin?.id ?? '', yield* select(selectUserId)]
  storage.beginGuest({ owner, property })
  // Another guest, such as one whom the address names, instead of one whose end this page never saw.
  if (before && before !== owner) (yield* service('hotel')).endCalls()
  yield* put(registered({ result, checkin, residents, loginData, by }))
  if (checkin) writeLoginData({ storage }, loginData, property)
  if (isWalkinMode(mode)) writeWalkinHere({ storage })
  writeCookies({ cookies: yield* service('cookies') }, { mode, login: loginData })
  if (by !== 'kept') yield* put(signedInOnChannel())
}

/**
 * Login data that names one of several residents: the resident with the given id, or the first if neither a name nor an
 * id was given. Null if the guest has to choose.
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

/** Unlike a sign-in, a verification waits for one. */
const { isOpen: _, ...verification } = authenticate

/**
 * Asks the hotel whether the guest is still checked in. Only an OK response without a check-in ends the session
 * (RULE-05, RULE-07).
 */
export function* verifyCheckin() {
  const guest = yield* select(selectUserId)
  // On another channel, which knows the guest only after a sign-in there, it is not sent again, nor before that sign-in.
  const outcome = yield* callHotel(verification, {}, { resend: false })
  // A response for a guest who has left in the meantime must not be applied to the next one.
  const isSameGuest = guest === (yield* select(selectUserId))
  if (isSameGuest && outcome.kind === 'ok' && outcome.answer.checkin.length === 0) yield* put(checkinLost())
}
