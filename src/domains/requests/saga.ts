import { type SagaGenerator, select } from 'typed-redux-saga'
import type { AskOf } from '../../contract/define.ts'
import { sendEMail } from '../../contract/email.ts'
import { getPickupLocations } from '../../contract/pickup.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { sendAndTell } from '../../core/sending/sendAndTell.saga.ts'
import { callHotel, log } from '../../core/services.ts'
import { takeLeadingBy } from '../../core/takeLeadingBy.ts'
import { selectLanguage } from '../language/slice.ts'
import { selectGuestName, selectRoom } from '../session/slice.ts'
import { intentOf, noteDraft, openDraft, requestKey } from './drafts.ts'
import type { PageRequest } from './request.types.ts'
import {
  contentRequestsSlice,
  requestAccepted,
  requestConfirmed,
  requestFailed,
  requestLeftOpen,
  selectOpenedRequest,
} from './slice.ts'

/** Time-out of a request, independent of the hotel's (PICK-15). */
const requestTimeoutMs = 30_000

export function* contentRequestsSaga() {
  yield* takeLeadingBy(requestConfirmed, ({ request }) => requestKey(request), sendRequest)
}

/** Sends the request of a page's entry as an e-mail with the guest's name and room, once (PAGE-26, SENT-01). */
function* sendRequest({ payload }: ReturnType<typeof requestConfirmed>) {
  const { request } = payload
  const key = requestKey(request)
  yield* sendAndTell({
    intent: intentOf(request),
    subject: 'request',
    title: request.subject,
    path: (yield* select(selectPlace))?.pathname ?? '/',
    isSure: payload.isSure,
    // The dialog opens no more after a reload.
    drafts: [noteDraft(key), openDraft],
    content: () => mailOf(payload),
    send: (mail, messageId) => callHotel(sendEMail, mail, { timeout: requestTimeoutMs, messageId }),
    press: ({ isSure }) => requestConfirmed({ ...payload, isSure }),
    leftOpen: requestLeftOpen(key),
    accepted: () => requestAccepted(request),
    failed: () => ({ event: requestFailed(key), text: 'errors.request' }),
    told: 'content.request.sent',
    *isShown() {
      return (yield* select(selectOpenedRequest)) === key
    },
  })
}

type Mail = AskOf<typeof sendEMail>

/** Null if the hotel names no address. */
function* mailOf({ request, note }: { request: PageRequest; note: string }): SagaGenerator<Mail | null> {
  const name = yield* select(selectGuestName)
  const room = yield* select(selectRoom)
  const to = request.to || (yield* askHotelAddress())
  if (!to) {
    yield* log('error', 'content', 'the request was not sent: the hotel names no address')
    return null
  }
  const message = [`${name}, room ${room}`, request.english, request.text, note.trim()]
    .filter(Boolean)
    .join('\n')
  return { email_to: to, email_subject: request.subject, email_message: message }
}

/** Cache time of the hotel's address, longer than a guest takes to write (RT-19). */
const addressCacheSeconds = 600

/** Requests the hotel's own address, for an entry without one. It comes with the pickup locations (PICK-06). */
function* askHotelAddress() {
  const outcome = yield* callHotel(
    getPickupLocations,
    { lang: yield* select(selectLanguage) },
    { cacheTime: addressCacheSeconds },
  )
  return outcome.kind === 'ok' ? outcome.answer.email_to.trim() : ''
}

export const contentRequestsState: DomainState = { slices: [contentRequestsSlice], saga: contentRequestsSaga }
