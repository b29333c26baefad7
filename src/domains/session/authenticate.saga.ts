import { call, put, type SagaGenerator, select } from 'typed-redux-saga'
import { type AuthResult, authenticate } from '../../contract/session.ts'
import { callHotel, log, world } from '../world.ts'
import { evaluate } from './evaluate.ts'
import { writeCookies, writeLoginData } from './keep.ts'
import {
  authenticationFailed,
  authenticationStarted,
  registered,
  selectIsWalkin,
  selectMode,
  severalResidentsFound,
} from './slice.ts'
import { type LoginData, noLoginData, type SignInBy, type SignInForm } from './types.ts'

type Extras = Pick<SignInForm, 'password' | 'email'>

/** Signs in with login data: asks, follows up at most once among several residents, and says how it ended. */
export function* signInWith(login: LoginData, by: SignInBy, extras: Extras = {}) {
  yield* put(authenticationStarted(by))
  const isWalkin = yield* select(selectIsWalkin)
  const ask = isWalkin ? { room: 'walkin', walkin: true as const } : withoutEmpty({ ...login, ...extras })
  const outcome = yield* callHotel(authenticate, ask)
  if (outcome.kind === 'ok') return yield* call(settle, outcome.answer, login, by, false)
  const reason = outcome.kind === 'refused' ? 'rejected' : 'unavailable'
  yield* log('warn', 'session', `sign-in failed: ${outcome.kind}`)
  yield* put(authenticationFailed({ reason, silent: by === 'app' && reason === 'rejected' }))
  return false
}

function* settle(
  result: AuthResult,
  login: LoginData,
  by: SignInBy,
  isFollowUp: boolean,
): SagaGenerator<boolean> {
  const mode = yield* select(selectMode)
  const verdict = evaluate(result, mode)
  if (verdict.kind === 'nobody') {
    yield* put(authenticationFailed({ reason: 'rejected', silent: by === 'app' }))
    return false
  }
  if (verdict.kind === 'several') {
    const known = login.userId && verdict.residents.find(({ id }) => id === login.userId)
    const next = known
      ? { ...login, userId: known.id }
      : !login.name && !login.userId
        ? { ...login, room: verdict.checkin.room, userId: verdict.checkin.id }
        : null
    if (next && !isFollowUp) {
      const outcome = yield* callHotel(authenticate, withoutEmpty(next))
      if (outcome.kind === 'ok') return yield* call(settle, outcome.answer, next, by, true)
    }
    yield* put(severalResidentsFound({ loginData: { ...login, userId: '' }, residents: verdict.residents }))
    return false
  }
  const { checkin, residents } = verdict
  const loginData = checkin ? { ...login, room: checkin.room || login.room, userId: checkin.id } : noLoginData
  yield* put(registered({ result, checkin, residents, loginData, by }))
  const keep = { storage: yield* world('storage'), cookies: yield* world('cookies') }
  if (checkin) writeLoginData(keep, loginData)
  writeCookies(keep, { mode, login: loginData })
  return true
}

/** Empty fields are left out of the data (RT-28). */
function withoutEmpty<T extends Record<string, string | undefined>>(fields: T): { [K in keyof T]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as {
    [K in keyof T]?: string
  }
}
