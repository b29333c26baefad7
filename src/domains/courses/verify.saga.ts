import { call, put, race, type SagaGenerator, select, take } from 'typed-redux-saga'
import * as v from 'valibot'
import { verifyAccount } from '../../contract/courses.ts'
import { log, request } from '../../core/services.ts'
import type { HttpOutcome } from '../../http/request.ts'
import { authTokenReceived, authTokenRefused, selectHasAuthToken } from '../authToken/slice.ts'
import { selectSettings } from '../property/slice.ts'
import { checkinLost, selectCheckin, selectPropertyId, selectRoom, sessionReset } from '../session/slice.ts'
import { accountVerified, verificationFailed, verificationStarted } from './slice.ts'

/** Has the guest's account verified and keeps the token; false where the hotel does not know the guest (CRS-06). */
export function* verifyGuest() {
  yield* put(verificationStarted())
  const checkin = yield* select(selectCheckin)
  const { tac } = yield* select(selectSettings)
  const reservationId = checkin?.reservation_nr ?? ''
  const outcome = yield* request(verifyAccount, {
    body: {
      lastname: checkin?.last_name ?? '',
      roomNumber: yield* select(selectRoom),
      reservationId,
      confirmationId: reservationId,
      accountName: tac?.accountName ?? '',
      propertyId: yield* select(selectPropertyId),
    },
  })
  const { code, token } = accountOf(outcome)
  if (code === 200 && token) {
    yield* put(authTokenReceived(token))
    yield* put(accountVerified())
    return true
  }
  yield* log('warn', 'courses', `the account was not verified: ${outcome.kind}, code ${code ?? 'none'}`)
  yield* put(verificationFailed())
  return false
}

/** Asks, and once more with a new token where the hotel refuses the one that the device has (CRS-06). */
export function* askVerified<Answer>(ask: () => SagaGenerator<HttpOutcome<Answer>>) {
  const hadToken = yield* select(selectHasAuthToken)
  const outcome = yield* ask()
  if (!hadToken || outcome.kind !== 'refused' || outcome.status !== 401) return outcome
  yield* put(authTokenRefused())
  // A token that comes for a guest who has left would be the next one's.
  const { isVerified } = yield* race({
    isVerified: call(verifyGuest),
    guestLeft: take([sessionReset, checkinLost]),
  })
  return isVerified ? yield* ask() : outcome
}

/** Code and token of the body, whatever the status of HTTP (CRS-08). */
function accountOf(outcome: HttpOutcome<{ code: number; token: string }>) {
  if (outcome.kind === 'ok') return outcome.answer
  const parsed = outcome.kind === 'refused' ? v.safeParse(verifyAccount.answer, outcome.body) : null
  return parsed?.success ? parsed.output : { code: null, token: '' }
}
