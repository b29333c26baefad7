import { put, select } from 'typed-redux-saga'
import * as v from 'valibot'
import { verifyAccount } from '../../contract/courses.ts'
import { log, request } from '../../core/services.ts'
import type { HttpOutcome } from '../../http/request.ts'
import { authTokenReceived } from '../authToken/slice.ts'
import { selectSettings } from '../property/slice.ts'
import { selectCheckin, selectPropertyId, selectRoom } from '../session/slice.ts'
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

/** Code and token of the body, whatever the status of HTTP (CRS-08). */
function accountOf(outcome: HttpOutcome<{ code: number; token: string }>) {
  if (outcome.kind === 'ok') return outcome.answer
  const parsed = outcome.kind === 'refused' ? v.safeParse(verifyAccount.answer, outcome.body) : null
  return parsed?.success ? parsed.output : { code: null, token: '' }
}
