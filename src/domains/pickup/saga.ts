import { call, fork, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import * as v from 'valibot'
import { createUuid } from '../../browser/uuid.ts'
import { sendEMail } from '../../contract/email.ts'
import { getPickupLocations } from '../../contract/pickup.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { persist } from '../../core/persistence.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { callHotel, go, log, service } from '../../core/services.ts'
import { contentReset, selectLanguage } from '../language/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectGuestName, selectRoom, sessionEnds } from '../session/slice.ts'
import { pickupPath } from './paths.ts'
import { emptyForm, requestMail } from './request.ts'
import {
  attemptRefused,
  attemptRestored,
  attemptStarted,
  formRestored,
  pickupAccepted,
  pickupConfirmed,
  pickupFailed,
  pickupSlice,
  placesFailed,
  placesLoaded,
  placesRequested,
  placesWanted,
  selectAttempt,
  selectForm,
  selectPlaces,
} from './slice.ts'

const draftName = 'pickup'
const attemptDraft = 'pickup-attempt'
const Draft = v.object({
  from: v.string(),
  to: v.string(),
  date: v.string(),
  start: v.string(),
  end: v.string(),
  note: v.string(),
})

const Attempt = v.object({ messageId: v.string(), message: v.string() })

/** Time-out of a request (PICK-15). */
const requestTimeoutMs = 30_000

export function* pickupSaga() {
  yield* fork(keepDraft)
  yield* takeEvery(isVisitOf('pickup'), onVisit)
  yield* takeLatest([placesWanted, contentReset], loadPlaces)
  yield* takeLeading(pickupConfirmed, sendForGuest)
}

/**
 * Persists the input, so that it survives a reload of the page, and an unanswered request, because the hotel may have
 * received it.
 */
function* keepDraft() {
  const drafts = yield* service('drafts')
  const draft = drafts.read(draftName, Draft)
  if (draft) yield* put(formRestored(draft))
  const attempt = drafts.read(attemptDraft, Attempt)
  if (attempt) yield* put(attemptRestored(attempt))
  yield* persist(selectForm, (form) =>
    form === emptyForm ? drafts.clear(draftName) : drafts.save(draftName, form),
  )
  yield* persist(selectAttempt, (sent) =>
    sent ? drafts.save(attemptDraft, sent) : drafts.clear(attemptDraft),
  )
}

/** Loads the places unless they are loaded or loading: each step counts as a visit. */
function* onVisit() {
  const { status, value } = yield* select(selectPlaces)
  if (status !== 'fetching' && value.locations.length === 0) yield* put(placesWanted())
}

function* loadPlaces() {
  yield* put(placesRequested())
  const outcome = yield* callHotel(getPickupLocations, { lang: yield* select(selectLanguage) })
  if (outcome.kind === 'ok') {
    const { email_to: emailTo, locations } = outcome.answer
    return yield* put(placesLoaded({ emailTo, locations }))
  }
  yield* log('error', 'pickup', `the places did not load: ${outcome.kind}`)
  yield* put(placesFailed())
}

/** Cancels a pending request at the end of the session: the response must not reach the next guest. */
function* sendForGuest() {
  yield* race({ done: call(sendRequest), guestLeft: take(sessionEnds) })
}

/**
 * Sends the request as an e-mail (PICK-11). It is never resent automatically. If the guest sends the same
 * text again, it keeps its message id, so that the hotel can detect the duplicate.
 */
function* sendRequest() {
  const name = yield* select(selectGuestName)
  if (!name) return yield* fail('the guest has no name')
  const { emailTo, locations } = (yield* select(selectPlaces)).value
  if (!emailTo) return yield* fail('the hotel names no address')
  const room = yield* select(selectRoom)
  const mail = requestMail(yield* select(selectForm), locations, { name, room })
  const before = yield* select(selectAttempt)
  const messageId = before?.message === mail.email_message ? before.messageId : createUuid()
  yield* put(attemptStarted({ messageId, message: mail.email_message }))
  const outcome = yield* callHotel(
    sendEMail,
    { email_to: emailTo, ...mail },
    { timeout: requestTimeoutMs, resend: false, messageId },
  )
  if (outcome.kind === 'refused') yield* put(attemptRefused())
  if (outcome.kind !== 'ok') return yield* fail(outcome.kind)
  yield* put(pickupAccepted())
  yield* call(showOutcome, pickupPath, 'content.request.sent')
}

function* fail(why: string) {
  yield* log('error', 'pickup', `the request was not sent: ${why}`)
  yield* put(pickupFailed())
  yield* call(showOutcome, `${pickupPath}?step=3`, 'errors.request')
}

/** Opens the step that shows the outcome; a guest who has left the screen gets a notice. */
function* showOutcome(step: string, text: string) {
  if (yield* isScreenOpen(pickupPath)) yield* go(step, { replace: true, from: pickupPath })
  else yield* put(noticeRaised({ text }))
}

export const pickupState: DomainState = { slices: [pickupSlice], saga: pickupSaga }
