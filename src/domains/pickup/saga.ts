import { fork, put, type SagaGenerator, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import * as v from 'valibot'
import type { AskOf } from '../../contract/define.ts'
import { sendEMail } from '../../contract/email.ts'
import { getPickupLocations } from '../../contract/pickup.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { persist } from '../../core/persistence.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { sendAndTell } from '../../core/sending/sendAndTell.saga.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { contentReset, selectLanguage } from '../language/slice.ts'
import { selectGuestName, selectRoom } from '../session/slice.ts'
import { pickupPath } from './paths.ts'
import { emptyForm, type PickupForm, pickupIntent, requestMail } from './request.ts'

import {
  formRestored,
  pickupAccepted,
  pickupConfirmed,
  pickupFailed,
  pickupLeftOpen,
  pickupSlice,
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
  const form = yield* select(selectForm)
  yield* sendAndTell({
    intent: pickupIntent,
    subject: 'request',
    title: { key: 'pickup.title' },
    path: pickupPath,
    isSure: payload?.isSure,
    content: () => mailOf(form),
    // In another language the places have other names.
    meaningOf: () => JSON.stringify(form),
    send: (mail, messageId) => callHotel(sendEMail, mail, { timeout: requestTimeoutMs, messageId }),
    press: pickupConfirmed,
    leftOpen: pickupLeftOpen(),
    accepted: () => pickupAccepted(),
    failed: () => ({ event: pickupFailed(), text: 'errors.request' }),
    told: 'content.request.sent',
    isShown: () => isScreenOpen(pickupPath),
  })
}

function* mailOf(form: PickupForm): SagaGenerator<AskOf<typeof sendEMail> | null> {
  const name = yield* select(selectGuestName)
  const { emailTo, locations } = (yield* select(selectPlaces)).value
  if (name && emailTo)
    return { email_to: emailTo, ...requestMail(form, locations, { name, room: yield* select(selectRoom) }) }
  yield* log(
    'error',
    'pickup',
    `the request was not sent: ${name ? 'the hotel names no address' : 'no name'}`,
  )
  return null
}

export const pickupState: DomainState = { slices: [pickupSlice], saga: pickupSaga }
