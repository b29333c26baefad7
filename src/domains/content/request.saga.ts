import { call, put, race, select, take } from 'typed-redux-saga'
import * as v from 'valibot'
import { createUuid } from '../../browser/uuid.ts'
import { sendEMail } from '../../contract/email.ts'
import { getPickupLocations } from '../../contract/pickup.ts'
import { persist } from '../../core/persistence.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { selectLanguage } from '../language/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { checkinLost, logoutRequested, selectGuestName, selectRoom } from '../session/slice.ts'
import { noteDraft, openDraft, requestKey, unansweredDraft } from './drafts.ts'
import {
  requestAccepted,
  type requestConfirmed,
  requestFailed,
  requestLeft,
  selectOpenedRequest,
  selectUnanswered,
  unansweredRestored,
} from './slice.ts'

/** The guest waits no longer, whatever the hotel's time-out is (PICK-15). */
const requestTimeoutMs = 30_000

const Unanswered = v.record(v.string(), v.object({ messageId: v.string(), message: v.string() }))

/** A reload does not forget what may have arrived. */
export function* keepUnanswered() {
  const drafts = yield* service('drafts')
  const kept = drafts.read(unansweredDraft, Unanswered)
  if (kept) yield* put(unansweredRestored(kept))
  yield* persist(selectUnanswered, (unanswered) => {
    if (Object.keys(unanswered).length > 0) drafts.save(unansweredDraft, unanswered)
    else drafts.clear(unansweredDraft)
  })
}

/** A request ends with the session: the answer must not reach the next guest, who need not wait for it. */
export function* sendForGuest(event: ReturnType<typeof requestConfirmed>) {
  yield* race({ done: call(sendRequest, event), guestLeft: take([logoutRequested, checkinLost]) })
}

/**
 * Sends the request of a page's entry as an e-mail with the guest's name and room (PAGE-26, PICK-11). A lost channel
 * does not send it again; the same request once more has the same message id, by which the hotel knows it.
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
  yield* put(requestLeft({ key, sent: { messageId, message } }))
  const outcome = yield* callHotel(
    sendEMail,
    { email_to: to, email_subject: request.subject, email_message: message },
    { timeout: requestTimeoutMs, resend: false, messageId },
  )
  if (outcome.kind === 'ok') {
    yield* call(forgetDrafts, key)
    yield* put(requestAccepted(request))
    return yield* call(tellAway, key, 'content.request.sent')
  }
  yield* log('error', 'content', `the request was not sent: ${outcome.kind}`)
  const hasLeft = outcome.kind === 'invalid' || (outcome.kind === 'timeout' && outcome.sent)
  // A second try that never left says nothing of the first.
  const isInDoubt = outcome.kind !== 'refused' && (hasLeft || before !== undefined)
  yield* fail(key, isInDoubt)
}

function* fail(key: string, isInDoubt: boolean) {
  yield* put(requestFailed({ key, isInDoubt }))
  yield* call(tellAway, key, 'errors.request')
}

/** A guest who has closed the dialog meanwhile hears the outcome all the same. */
function* tellAway(key: string, text: string) {
  if ((yield* select(selectOpenedRequest)) !== key) yield* put(noticeRaised({ text }))
}

/** Nothing is left to open again after a reload. */
function* forgetDrafts(key: string) {
  const drafts = yield* service('drafts')
  drafts.clear(noteDraft(key))
  drafts.clear(openDraft)
}

/** A hotel's address stays what it is for longer than a guest writes (RT-19). */
const addressCacheSeconds = 600

/** An entry without an address means the hotel's own for requests, which comes with the places of a pickup (PICK-06). */
function* askHotelAddress() {
  const outcome = yield* callHotel(
    getPickupLocations,
    { lang: yield* select(selectLanguage) },
    { cacheTime: addressCacheSeconds },
  )
  return outcome.kind === 'ok' ? outcome.answer.email_to.trim() : ''
}
