import { fork, put, type SagaGenerator, select, takeLeading } from 'typed-redux-saga'
import * as v from 'valibot'
import type { AskOf } from '../../contract/define.ts'
import { sendEMail } from '../../contract/email.ts'
import { stateOf } from '../../core/load.ts'
import { persist } from '../../core/persistence.ts'
import { isScreenOpen } from '../../core/routing/screenVisit.ts'
import { sendAndTell } from '../../core/sending/sendAndTell.saga.ts'
import { callHotel, log, service } from '../../core/services.ts'
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
  places,
  selectForm,
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

function* pickupSaga() {
  yield* fork(keepDraft)
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
  const { emailTo, locations } = (yield* select(places.select)).value
  if (name && emailTo)
    return { email_to: emailTo, ...requestMail(form, locations, { name, room: yield* select(selectRoom) }) }
  yield* log(
    'error',
    'pickup',
    `the request was not sent: ${name ? 'the hotel names no address' : 'no name'}`,
  )
  return null
}

export const pickupState = stateOf([places], { slices: [pickupSlice], saga: pickupSaga })
