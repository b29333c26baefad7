import { put, select } from 'typed-redux-saga'
import { sendEMail } from '../../contract/email.ts'
import { getPickupLocations } from '../../contract/pickup.ts'
import { callHotel, log } from '../../core/services.ts'
import { selectLanguage } from '../language/slice.ts'
import { selectGuestName, selectRoom } from '../session/slice.ts'
import { requestAccepted, type requestConfirmed, requestFailed } from './slice.ts'

/** Sends the request of a page's entry as an e-mail with the guest's name and room (PAGE-26, PICK-11). */
export function* sendRequest({ payload: { request, note } }: ReturnType<typeof requestConfirmed>) {
  const name = yield* select(selectGuestName)
  const room = yield* select(selectRoom)
  const lines = [`${name}, room ${room}`, request.text, note.trim()]
  const to = request.to || (yield* askHotelAddress())
  if (!to) {
    yield* log('error', 'content', 'the request was not sent: the hotel names no address')
    return yield* put(requestFailed())
  }
  const outcome = yield* callHotel(sendEMail, {
    email_to: to,
    email_subject: request.subject,
    email_message: lines.filter(Boolean).join('\n'),
  })
  if (outcome.kind === 'ok') return yield* put(requestAccepted())
  yield* log('error', 'content', `the request was not sent: ${outcome.kind}`)
  yield* put(requestFailed())
}

/** An entry without an address means the hotel's own for requests, which comes with the places of a pickup (PICK-06). */
function* askHotelAddress() {
  const outcome = yield* callHotel(getPickupLocations, { lang: yield* select(selectLanguage) })
  return outcome.kind === 'ok' ? outcome.answer.email_to.trim() : ''
}
