import { put, select, takeEvery } from 'typed-redux-saga'
import { createUuid } from '../../browser/uuid.ts'
import { sendMail } from '../../contract/mail.ts'
import { sendTvMessage } from '../../contract/messages.ts'
import { callHotel, log, request } from '../../core/services.ts'
import { selectSettings } from '../property/slice.ts'
import { selectGuestName, selectIsDemo, selectPropertyId, selectRoom } from '../session/slice.ts'
import { mailFailed, mailRequested, mailSent, ownMessageHeard, tvMessagePosted } from './slice.ts'

/** Room of a demo's messages, which no guest has (MAIL-03). */
const demoRoom = 'demo'

export function* mailSaga() {
  yield* takeEvery(mailRequested, send)
}

/** Sends the mail to the staff and, if that succeeds, a confirmation to the guest's television (MAIL-01, MAIL-02). */
function* send({ payload: { to, subject, content } }: ReturnType<typeof mailRequested>) {
  const { mail } = yield* select(selectSettings)
  const emailTo = mail?.[to]
  if (!emailTo) return
  const propertyId = yield* select(selectPropertyId)
  const room = yield* select(selectRoom)
  const sender = `Room ${room}, ${yield* select(selectGuestName)}`
  const body = { sender, content, subject, emailTo }
  const outcome = yield* request(sendMail, { params: { propertyId }, body, messageId: createUuid() })
  if (outcome.kind !== 'ok') {
    yield* put(mailFailed())
    return yield* log('warn', 'mail', `the mail to ${to} was not sent: ${outcome.kind}`)
  }
  yield* put(mailSent())
  // Before the request: the push event with the message may arrive before the response.
  yield* put(tvMessagePosted(content))
  const message = { message: content, room: (yield* select(selectIsDemo)) ? demoRoom : room }
  // The guest has not asked for it, and is not asked about it.
  const tvOutcome = yield* callHotel(sendTvMessage, message, { resend: true })
  if (tvOutcome.kind === 'ok') return
  yield* put(ownMessageHeard(content))
  yield* log('warn', 'mail', `the TV was not told of the mail: ${tvOutcome.kind}`)
}
