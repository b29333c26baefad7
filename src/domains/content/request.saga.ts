import { call, put, race, select, take } from 'typed-redux-saga'
import * as v from 'valibot'
import { createUuid } from '../../browser/uuid.ts'
import { sendEMail } from '../../contract/email.ts'
import { getPickupLocations } from '../../contract/pickup.ts'
import { persist } from '../../core/persistence.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { mayHaveArrived } from '../../realtime/client.ts'
import { selectLanguage } from '../language/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectGuestName, selectRoom, sessionEnds } from '../session/slice.ts'
import { noteDraft, openDraft, requestKey, unansweredDraft } from './drafts.ts'
import {
  requestAccepted,
  type requestConfirmed,
  requestFailed,
  requestSent,
  selectOpenedRequest,
  selectUnanswered,
  unansweredRestored,
} from './slice.ts'

/** Time-out of a request, independent of the hotel's (PICK-15). */
const requestTimeoutMs = 30_000

const Unanswered = v.record(v.string(), v.object({ messageId: v.string(), message: v.string() }))

/** Persists the unanswered requests: the hotel may have received them, so a reload must not discard them. */
export function* keepUnanswered() {
  const drafts = yield* service('drafts')
  const kept = drafts.read(unansweredDraft, Unanswered)
  if (kept) yield* put(unansweredRestored(kept))
  yield* persist(selectUnanswered, (unanswered) => {
    if (Object.keys(unanswered).length > 0) drafts.save(unansweredDraft, unanswered)
    else drafts.clear(unansweredDraft)
  })
}

/** Cancels a pending request at the end of the session: the response must not reach the next guest. */
export function* sendForGuest(event: ReturnType<typeof requestConfirmed>) {
  yield* race({ done: call(sendRequest, event), guestLeft: take(sessionEnds) })
}

/**
 * Sends the request of a page's entry as an e-mail with the guest's name and room (PAGE-26, PICK-11). It is
 * not resent after a reconnect. If the guest sends the same message again, it keeps its message id, so that
 * the hotel can detect the duplicate.
 */
function* sendRequest({ payload: { request, note } }: ReturnType<typeof requestConfirmed>) {
  const name = yield* select(selectGuestName)
  const room = yield* select(selectRoom)
  const message = [`${name}, room ${room}`, request.text, note.trim()].filter(Boolean).join('\n')
  const key = requestKey(request)
  const to = request.to || (yield* askHotelAddress())
  if (!to) {
    yield* log('error', 'content', 'the request was not sent: the hotel names no address')
    return yield* fail(key, false)
  }
  const before = (yield* select(selectUnanswered))[key]
  const isAgain = before?.message === message
  const messageId = isAgain ? before.messageId : createUuid()
  yield* put(requestSent({ key, sent: { messageId, message } }))
  const outcome = yield* callHotel(
    sendEMail,
    { email_to: to, email_subject: request.subject, email_message: message },
    { timeout: requestTimeoutMs, resend: false, messageId },
  )
  if (outcome.kind === 'ok') {
    yield* call(forgetDrafts, key)
    yield* put(requestAccepted(request))
    return yield* call(notifyIfClosed, key, 'content.request.sent')
  }
  yield* log('error', 'content', `the request was not sent: ${outcome.kind}`)
  // A retry that was never sent does not tell whether the first attempt arrived.
  const isInDoubt = outcome.kind !== 'refused' && (mayHaveArrived(outcome) || before !== undefined)
  yield* fail(key, isInDoubt)
}

function* fail(key: string, isInDoubt: boolean) {
  yield* put(requestFailed({ key, isInDoubt }))
  yield* call(notifyIfClosed, key, 'errors.request')
}

/** If the guest has closed the dialog meanwhile, a notice reports the result. */
function* notifyIfClosed(key: string, text: string) {
  if ((yield* select(selectOpenedRequest)) !== key) yield* put(noticeRaised({ text }))
}

/** Clears the drafts, so that no dialog opens after a reload. */
function* forgetDrafts(key: string) {
  const drafts = yield* service('drafts')
  drafts.clear(noteDraft(key))
  drafts.clear(openDraft)
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
