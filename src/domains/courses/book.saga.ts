import { call, put, select } from 'typed-redux-saga'
import { bookCourse } from '../../contract/courses.ts'
import { log, request, service } from '../../core/services.ts'
import { formatDate } from '../../core/time/dates.ts'
import { selectHasAuthToken } from '../authToken/slice.ts'
import { mailRequested } from '../mail/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import type { CourseEntry } from './calendar.ts'
import { personsDraft } from './drafts.ts'
import {
  bookingAccepted,
  type bookingConfirmed,
  bookingFailed,
  selectOpened,
  selectWeek,
  weekOpened,
} from './slice.ts'
import { askVerified, verifyGuest } from './verify.saga.ts'

/** Books a course. Verifies the guest first if the device has no token (CRS-06, CRS-13). */
export function* book({ payload: { entry, persons } }: ReturnType<typeof bookingConfirmed>) {
  if (!(yield* select(selectHasAuthToken)) && !(yield* call(verifyGuest))) return yield* fail(entry, 'failed')
  const outcome = yield* askVerified(() => send(entry, persons))
  if (outcome.kind === 'ok' && outcome.answer.code === 200) {
    const { bookingNumber } = outcome.answer
    const drafts = yield* service('drafts')
    drafts.clear(personsDraft(entry.key))
    yield* put(bookingAccepted({ key: entry.key, persons, bookingNumber }))
    yield* put(mailRequested(confirmationOf(entry, persons)))
    yield* call(notifyIfClosed, entry, 'courses.done')
    return yield* call(reload)
  }
  const { kind } = outcome
  yield* log('warn', 'courses', `a booking was not made: ${kind === 'refused' ? outcome.status : kind}`)
  if (kind === 'refused') return yield* fail(entry, isFull(outcome) ? 'full' : 'failed')
  // Without a refusal, the booking may have been made all the same.
  yield* fail(entry, kind === 'ok' ? 'failed' : 'doubtful')
}

/** True if the last places were taken in the meantime (CRS-15). */
const isFull = ({ status, code }: { status: number; code: string }) =>
  status === 409 && code === 'fully_booked'

function* send({ bookingId }: CourseEntry, numberOfPersons: number) {
  return yield* request(bookCourse, { body: { bookingId, numberOfPersons } })
}

function* fail(entry: CourseEntry, status: 'failed' | 'full' | 'doubtful') {
  yield* put(bookingFailed({ key: entry.key, status }))
  yield* call(notifyIfClosed, entry, status === 'full' ? 'courses.fullText' : 'courses.failed')
  yield* call(reload)
}

/** If the guest has closed the dialog meanwhile, a notice reports the result. */
function* notifyIfClosed({ key }: CourseEntry, text: string) {
  if ((yield* select(selectOpened))?.key !== key) yield* put(noticeRaised({ text }))
}

/** Reloads the week, for the current number of free places. */
function* reload() {
  yield* put(weekOpened(yield* select(selectWeek)))
}

/** The e-mail to the hotel's staff, with the hotel's local date and in English (MAIL-01). */
function confirmationOf({ name, date, startTime }: CourseEntry, persons: number) {
  const day = formatDate(date, 'en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
  return {
    to: 'courses' as const,
    subject: 'Course booking',
    content: `${name}, ${day} ${startTime}, ${persons} ${persons === 1 ? 'person' : 'persons'}`,
  }
}
