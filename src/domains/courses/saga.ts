import {
  call,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga'
import * as v from 'valibot'
import { bookCourse, getCourses, verifyAccount } from '../../contract/courses.ts'
import type { AskOf } from '../../contract/define.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { isScreenOpen } from '../../core/routing/screenVisit.ts'
import { sendAndTell } from '../../core/sending/sendAndTell.saga.ts'
import { log, request, service } from '../../core/services.ts'
import { takeLeadingBy } from '../../core/takeLeadingBy.ts'
import { formatDate } from '../../core/time/dates.ts'
import type { HttpOutcome } from '../../http/request.ts'
import { authTokenReceived, authTokenRefused, selectHasAuthToken } from '../authToken/slice.ts'
import { contentReset } from '../language/slice.ts'
import { mailRequested } from '../mail/slice.ts'
import { selectSettings } from '../property/slice.ts'
import { selectCheckin, selectPropertyId, selectRoom, sessionEnds } from '../session/slice.ts'
import { type CourseEntry, windowEnd } from './calendar.ts'
import { coursesPath } from './paths.ts'
import {
  accountVerified,
  bookingAccepted,
  bookingConfirmed,
  bookingFailed,
  bookingLeftOpen,
  courseClosed,
  courseOpened,
  coursesFailed,
  coursesLoaded,
  coursesRequested,
  coursesSlice,
  intentOf,
  openDraft,
  ownerKnown,
  personsDraft,
  selectEntries,
  selectOpened,
  selectWeek,
  verificationFailed,
  verificationStarted,
  weekOpened,
} from './slice.ts'

/** Requests a token for the guest and stores it. Returns false if the hotel does not verify the guest (CRS-06). */
function* verifyGuest() {
  yield* put(verificationStarted())
  const checkin = yield* select(selectCheckin)
  const { tac } = yield* select(selectSettings)
  const reservationId = checkin?.reservation_nr ?? ''
  const outcome = yield* request(verifyAccount, {
    body: {
      lastname: checkin?.last_name ?? '',
      roomNumber: yield* select(selectRoom),
      reservationId,
      confirmationId: reservationId,
      accountName: tac?.accountName ?? '',
      propertyId: yield* select(selectPropertyId),
    },
  })
  const { code, token } = accountOf(outcome)
  if (code === 200 && token) {
    yield* put(authTokenReceived(token))
    yield* put(accountVerified())
    return true
  }
  yield* log('warn', 'courses', `the account was not verified: ${outcome.kind}, code ${code ?? 'none'}`)
  yield* put(verificationFailed())
  return false
}

/** Sends a request. If the hotel refuses the device's token, retries once with a new token (CRS-06). */
function* askVerified<Answer>(ask: () => SagaGenerator<HttpOutcome<Answer>>) {
  const hadToken = yield* select(selectHasAuthToken)
  const outcome = yield* ask()
  if (!hadToken || outcome.kind !== 'refused' || outcome.status !== 401) return outcome
  yield* put(authTokenRefused())
  // Cancelled when the guest leaves: the token would be used by the next guest.
  const { isVerified } = yield* race({
    isVerified: call(verifyGuest),
    guestLeft: take(sessionEnds),
  })
  return isVerified ? yield* ask() : outcome
}

/** Reads code and token from the response body, whatever the HTTP status (CRS-08). */
function accountOf(outcome: HttpOutcome<{ code: number; token: string }>) {
  if (outcome.kind === 'ok') return outcome.answer
  const parsed = outcome.kind === 'refused' ? v.safeParse(verifyAccount.answer, outcome.body) : null
  return parsed?.success ? parsed.output : { code: null, token: '' }
}

/** Books a course, once (CRS-13, SENT-01). */
function* book({ payload }: ReturnType<typeof bookingConfirmed>) {
  const { entry, persons } = payload
  const body = { bookingId: entry.bookingId, numberOfPersons: persons }
  const sent = yield* sendAndTell({
    intent: intentOf(entry),
    subject: 'request',
    title: entry.name,
    path: `${coursesPath}?day=${entry.date}`,
    isSure: payload.isSure,
    drafts: [personsDraft(entry.key)],
    content: () => ifVerified(body),
    send,
    press: ({ isSure }) => bookingConfirmed({ ...payload, isSure }),
    leftOpen: bookingLeftOpen(entry.key),
    accepted: ({ bookingNumber }) => bookingAccepted({ key: entry.key, persons, bookingNumber }),
    failed(failed) {
      const isFull = failed !== undefined && isFullyBooked(failed.outcome)
      const event = bookingFailed({ key: entry.key, status: isFull ? 'full' : 'failed' })
      return { event, text: isFull ? 'courses.fullText' : 'courses.failed' }
    },
    told: 'courses.done',
    *isShown() {
      return (yield* select(selectOpened))?.key === entry.key
    },
  })
  if (sent.kind === 'left' || sent.kind === 'open') return
  if (sent.kind === 'done') yield* put(mailRequested(confirmationOf(entry, persons)))
  // For the current number of free places.
  yield* put(weekOpened(yield* select(selectWeek)))
}

type Booking = AskOf<typeof bookCourse>

/** Verifies the guest first if the device has no token; without one, nothing is sent (CRS-06, CRS-08). */
function* ifVerified(body: Booking): SagaGenerator<Booking | null> {
  if ((yield* select(selectHasAuthToken)) || (yield* call(verifyGuest))) return body
  yield* log('warn', 'courses', 'a booking was not sent: the guest is not verified')
  return null
}

function* send(body: Booking, messageId: string) {
  const outcome = yield* askVerified(() => request(bookCourse, { body, messageId }))
  if (outcome.kind !== 'ok' || outcome.answer.code === 200) return outcome
  // The code of the body counts, whatever the status of HTTP.
  const { code } = outcome.answer
  return {
    kind: 'refused',
    status: code,
    code: '',
    message: '',
    body: outcome.answer,
  } satisfies HttpOutcome<never>
}

/** True if the last places were taken in the meantime (CRS-15). */
const isFullyBooked = (outcome: { kind: string; status?: number; code?: string }) =>
  outcome.kind === 'refused' && outcome.status === 409 && outcome.code === 'fully_booked'

/** The e-mail to the hotel's staff, with the hotel's local date and in English (MAIL-01). */
function confirmationOf({ name, date, startTime }: CourseEntry, persons: number) {
  const day = formatDate(date, 'en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
  return {
    to: 'courses' as const,
    subject: 'Course booking',
    content: `${name}, ${day} ${startTime}, ${persons} ${persons === 1 ? 'person' : 'persons'}`,
  }
}

/** Reopens a dialog that was open before a reload (RT-25). */
function* keepOpenDialog() {
  const drafts = yield* service('drafts')
  yield* takeEvery(courseOpened, ({ payload }) => drafts.save(openDraft, payload.key))
  yield* takeEvery(courseClosed, () => drafts.clear(openDraft))
  const key = drafts.read(openDraft, v.string())
  if (key === undefined) return
  yield* take(coursesLoaded)
  const entry = (yield* select(selectEntries)).find((known) => known.key === key)
  if (!entry) drafts.clear(openDraft)
  else if (!(yield* select(selectOpened))) yield* put(courseOpened(entry))
}

export function* coursesSaga() {
  yield* put(ownerKnown((yield* select(selectCheckin))?.id ?? ''))
  yield* takeLatest([weekOpened, contentReset], loadWeek)
  yield* takeLeadingBy(bookingConfirmed, ({ entry }) => entry.key, book)
  yield* fork(keepOpenDialog)
}

/** Loads the selected week and the next one (CRS-02, CRS-03). */
function* loadWeek() {
  const from = yield* select(selectWeek)
  if (!from || !(yield* isScreenOpen(coursesPath))) return
  yield* put(coursesRequested())
  const to = windowEnd(from)
  const outcome = yield* askVerified(() => request(getCourses, { query: { from, to } }))
  if (outcome.kind === 'ok')
    return yield* put(coursesLoaded({ from, to, courses: outcome.answer.allCourses }))
  yield* log('error', 'courses', `the courses did not load: ${outcome.kind}`)
  yield* put(coursesFailed())
}

export const coursesState: DomainState = { slices: [coursesSlice], saga: coursesSaga }
