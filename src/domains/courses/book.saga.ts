import { call, put, type SagaGenerator, select } from 'typed-redux-saga'
import { bookCourse } from '../../contract/courses.ts'
import type { AskOf } from '../../contract/define.ts'
import { sendAndTell } from '../../core/sending/sendAndTell.saga.ts'
import { log, request } from '../../core/services.ts'
import { formatDate } from '../../core/time/dates.ts'
import type { HttpOutcome } from '../../http/request.ts'
import { selectHasAuthToken } from '../authToken/slice.ts'
import { mailRequested } from '../mail/slice.ts'
import type { CourseEntry } from './calendar.ts'
import { personsDraft } from './drafts.ts'
import { intentOf } from './intent.ts'
import { coursesPath } from './paths.ts'
import {
  bookingAccepted,
  bookingConfirmed,
  bookingFailed,
  bookingLeftOpen,
  selectOpened,
  selectWeek,
  weekOpened,
} from './slice.ts'
import { askVerified, verifyGuest } from './verify.saga.ts'

/** Books a course, once (CRS-13, SENT-01). */
export function* book({ payload }: ReturnType<typeof bookingConfirmed>) {
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
