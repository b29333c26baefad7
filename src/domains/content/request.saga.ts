import { put, select } from 'typed-redux-saga'
import { sendEMail } from '../../contract/email.ts'
import { callHotel, log } from '../../core/services.ts'
import { selectGuestName, selectRoom } from '../session/slice.ts'
import { requestAccepted, type requestConfirmed, requestFailed } from './slice.ts'

/** Sends the request of a page's entry as an e-mail with the guest's name and room (PAGE-26, PICK-11). */
export function* sendRequest({ payload: { request, note } }: ReturnType<typeof requestConfirmed>) {
  const name = yield* select(selectGuestName)
  const room = yield* select(selectRoom)
  const lines = [`${name}, room ${room}`, request.text, note.trim()]
  const outcome = yield* callHotel(sendEMail, {
    email_to: request.to,
    email_subject: request.subject,
    email_message: lines.filter(Boolean).join('\n'),
  })
  if (outcome.kind === 'ok') return yield* put(requestAccepted())
  yield* log('error', 'content', `the request was not sent: ${outcome.kind}`)
  yield* put(requestFailed())
}
