import { fork, put, select, takeLatest } from 'typed-redux-saga'
import { getCourses } from '../../contract/courses.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { isScreenOpen } from '../../core/routing/screenVisit.ts'
import { log, request } from '../../core/services.ts'
import { takeLeadingBy } from '../../core/takeLeadingBy.ts'
import { contentReset } from '../language/slice.ts'
import { selectCheckin } from '../session/slice.ts'
import { book } from './book.saga.ts'
import { windowEnd } from './calendar.ts'
import { keepOpenDialog } from './openDialog.saga.ts'
import { coursesPath } from './paths.ts'
import {
  bookingConfirmed,
  coursesFailed,
  coursesLoaded,
  coursesRequested,
  coursesSlice,
  ownerKnown,
  selectWeek,
  weekOpened,
} from './slice.ts'
import { askVerified } from './verify.saga.ts'

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
