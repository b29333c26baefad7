import { call, fork, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import * as v from 'valibot'
import { sendEMail } from '../../contract/email.ts'
import { getPickupLocations } from '../../contract/pickup.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { persist } from '../../core/persistence.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { isSameContent } from '../../core/sending/attempt.ts'
import { sendOnce } from '../../core/sending/sendOnce.saga.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { contentReset, selectLanguage } from '../language/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { repetitionWithheld } from '../sending/slice.ts'
import { selectGuestName, selectRoom } from '../session/slice.ts'
import { pickupIntent } from './intent.ts'
import { pickupPath } from './paths.ts'
import { emptyForm, requestMail } from './request.ts'
import {
  formRestored,
  pickupAccepted,
  pickupConfirmed,
  pickupFailed,
  pickupSlice,
  pickupWithheld,
  placesFailed,
  placesLoaded,
  placesRequested,
  placesWanted,
  selectForm,
  selectPlaces,
} from './slice.ts'

const draftName = 'pickup'
const Form = v.object({
  from: v.string(),
  to: v.string(),
  date: v.string(),
  start: v.string(),
  end: v.string(),
  note: v.string(),
})
const Filled = v.object({ form: Form })

/** Time-out of a request (PICK-15). */
const requestTimeoutMs = 30_000

export function* pickupSaga() {
  yield* fork(keepDraft)
  yield* takeEvery(isVisitOf('pickup'), onVisit)
  yield* takeLatest([placesWanted, contentReset], loadPlaces)
  yield* takeLeading(pickupConfirmed, sendRequest)
}

/** Persists the input, so that it survives a reload of the page. */
function* keepDraft() {
  const drafts = yield* service('drafts')
  const draft = drafts.read(draftName, Form)
  if (draft) yield* put(formRestored(draft))
  yield* persist(selectForm, (form) =>
    form === emptyForm ? drafts.clear(draftName) : drafts.save(draftName, form),
  )
}

/** Loads the places unless they are loaded or loading. */
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

/** Sends the request as an e-mail, once (PICK-11, SENT-01). */
function* sendRequest({ payload }: ReturnType<typeof pickupConfirmed>) {
  const name = yield* select(selectGuestName)
  if (!name) return yield* fail('the guest has no name')
  const { emailTo, locations } = (yield* select(selectPlaces)).value
  if (!emailTo) return yield* fail('the hotel names no address')
  const room = yield* select(selectRoom)
  const form = yield* select(selectForm)
  const mail = { email_to: emailTo, ...requestMail(form, locations, { name, room }) }
  const sent = yield* sendOnce({
    intent: pickupIntent,
    subject: 'request',
    title: { key: 'pickup.title' },
    path: pickupPath,
    isSure: payload?.isSure,
    content: { ...mail, form },
    // In another language the places have other names.
    isSame: (before, now) => v.is(Filled, before) && isSameContent(v.parse(Form, before.form), now.form),
    send: ({ form: _, ...content }, messageId) =>
      callHotel(sendEMail, content, { timeout: requestTimeoutMs, resend: false, messageId }),
  })
  if (sent.kind === 'open') {
    yield* put(pickupWithheld())
    return yield* put(
      repetitionWithheld({
        intent: pickupIntent,
        subject: 'request',
        event: pickupConfirmed({ isSure: true }),
      }),
    )
  }
  if (sent.kind === 'failed') return yield* fail(sent.outcome.kind, sent.isInDoubt)
  if (sent.kind !== 'done') return
  yield* put(pickupAccepted())
  yield* call(tellElsewhere, 'content.request.sent')
}

function* fail(why: string, isInDoubt = false) {
  yield* log('error', 'pickup', `the request was not sent: ${why}`)
  yield* put(pickupFailed({ isInDoubt }))
  yield* call(tellElsewhere, isInDoubt ? 'content.request.doubt' : 'errors.request', true)
}

/** The screen shows the outcome itself; a guest who has left it gets a notice. */
function* tellElsewhere(text: string, isFailure = false) {
  if (yield* isScreenOpen(pickupPath)) return
  yield* put(noticeRaised({ text, ...(isFailure && { isFailure }) }))
}

export const pickupState: DomainState = { slices: [pickupSlice], saga: pickupSaga }
