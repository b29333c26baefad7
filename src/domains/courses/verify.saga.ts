import { call, put, race, type SagaGenerator, select, take } from 'typed-redux-saga'
import * as v from 'valibot'
import { verifyAccount } from '../../contract/courses.ts'
import { log, request } from '../../core/services.ts'
import type { HttpOutcome } from '../../http/request.ts'
import { authTokenReceived, authTokenRefused, selectHasAuthToken } from '../authToken/slice.ts'
import { selectSettings } from '../property/slice.ts'
import { selectCheckin, selectPropertyId, selectRoom, sessionEnds } from '../session/slice.ts'
import { accountVerified, verificationFailed, verificationStarted } from './slice.ts'

/** Requests a token for the guest and stores it. Returns false if the hotel does not verify the guest (CRS-06). */
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

/** Sends a request. If the hotel refuses the device's token, retries once with a new token (CRS-06). */
export function* askVerified<Answer>(ask: () => SagaGenerator<HttpOutcome<Answer>>) {
  const hadToken = yield* select(selectHasAuthToken)
  const outcome = yield* ask()
  if (!hadToken || outcome.kind !== 'refused' || outcome.status !== 401) return outcome
  yield* put(authTokenRefused())
  // Cancelled when the guest leaves: the token would be used by the next guest.
  const { isVerified } = yield* race({
    isVerified: call(verifyGuest),
    guestLeft: take(sessionEnds),
  })
  return isVerified ? yield* ask() : outcome
}

/** Reads code and token from the response body, whatever the HTTP status (CRS-08). */
function accountOf(outcome: HttpOutcome<{ code: number; token: string }>) {
  if (outcome.kind === 'ok') return outcome.answer
  const parsed = outcome.kind === 'refused' ? v.safeParse(verifyAccount.answer, outcome.body) : null
  return parsed?.success ? parsed.output : { code: null, token: '' }
}
