import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Course } from '../../contract/courses.ts'
import { selectTimezone } from '../property/slice.ts'
import { checkinLost, logoutRequested, registered, sessionReset } from '../session/slice.ts'
import { type CourseEntry, entriesOf } from './calendar.ts'

/** Places on one date of a course, for however many persons, are one intent. */
export const intentOf = ({ bookingId }: CourseEntry) => `course/${bookingId}`

/** The draft of the number of persons for one date of a course. */
export const personsDraft = (key: string) => `course-persons/${key}`

/** Draft key of the date whose dialog is open. */
export const openDraft = 'course'

/** Status of the courses, of the token and of each booking (CRS-05). */
type CourseStatus = 'unknown' | 'loading' | 'success' | 'failed'

/** `full`: no place is left. */
type BookingStatus = CourseStatus | 'full'

interface Booking {
  status: BookingStatus
  /** The hotel's booking number; empty if it has sent none. */
  number: string
}

const noBooking: Booking = { status: 'unknown', number: '' }

/** The requested days, both included, and their courses. */
interface CourseWindow {
  from: string
  to: string
  courses: Course[]
}

export interface CoursesState {
  /** The guest's check-in id; empty if no guest is signed in. */
  owner: string
  courses: { status: CourseStatus; value: CourseWindow }
  /** The Monday of the selected week. */
  week: string
  token: CourseStatus
  /** Keyed by the entry's key. */
  bookings: Record<string, Booking>
  /** The entry whose dialog is open. */
  opened: CourseEntry | null
  /** Persons that this guest has booked for, by the entry's key; lost when the page is reloaded. */
  booked: Record<string, number>
}

const noWindow: CourseWindow = { from: '', to: '', courses: [] }
const initialState: CoursesState = {
  owner: '',
  courses: { status: 'unknown', value: noWindow },
  week: '',
  token: 'unknown',
  bookings: {},
  opened: null,
  booked: {},
}

/** Resets the guest's bookings and token, which do not belong to the next guest. */
const withoutGuest = (state: CoursesState): CoursesState => ({
  ...initialState,
  courses: state.courses,
  week: state.week,
})

const slice = createSlice({
  name: 'courses',
  initialState,
  reducers: {
    coursesRequested(state) {
      state.courses.status = 'loading'
    },
    coursesLoaded(state, { payload: value }: PayloadAction<CourseWindow>) {
      state.courses = { status: 'success', value }
    },
    coursesFailed(state) {
      state.courses = { status: 'failed', value: noWindow }
    },
    /** Stores the guest who is signed in when the domain starts. */
    ownerKnown(state, { payload: owner }: PayloadAction<string>) {
      state.owner = owner
    },
    /** A week was opened, or has to be loaded again. */
    weekOpened(state, { payload: monday }: PayloadAction<string>) {
      state.week = monday
    },
    courseOpened(state, { payload }: PayloadAction<CourseEntry>) {
      state.opened = payload
      // A booking that is pending continues while its dialog is closed.
      if (state.bookings[payload.key]?.status !== 'loading') delete state.bookings[payload.key]
    },
    courseClosed(state) {
      state.opened = null
    },
    /** `isSure`: the guest wants to book although an earlier booking may have arrived. */
    bookingConfirmed(
      state,
      { payload }: PayloadAction<{ entry: CourseEntry; persons: number; isSure?: boolean }>,
    ) {
      state.bookings[payload.entry.key] = { status: 'loading', number: '' }
    },
    /** It may have arrived, as `core/sending` knows: nothing is sent unless the guest wants it. */
    bookingLeftOpen(state, { payload: key }: PayloadAction<string>) {
      delete state.bookings[key]
    },
    verificationStarted(state) {
      state.token = 'loading'
    },
    accountVerified(state) {
      state.token = 'success'
    },
    verificationFailed(state) {
      state.token = 'failed'
    },
    bookingAccepted(
      state,
      { payload }: PayloadAction<{ key: string; persons: number; bookingNumber: string }>,
    ) {
      state.bookings[payload.key] = { status: 'success', number: payload.bookingNumber }
      state.booked[payload.key] = (state.booked[payload.key] ?? 0) + payload.persons
    },
    bookingFailed(state, { payload }: PayloadAction<{ key: string; status: 'failed' | 'full' }>) {
      state.bookings[payload.key] = { status: payload.status, number: '' }
    },
  },
  extraReducers: (builder) =>
    builder
      // The same guest is registered again after a reconnect, possibly while a booking is pending.
      .addCase(registered, (state, { payload }) => {
        const owner = payload.checkin?.id ?? ''
        return owner === state.owner ? state : { ...withoutGuest(state), owner }
      })
      .addCase(checkinLost, withoutGuest)
      .addCase(logoutRequested, withoutGuest)
      .addCase(sessionReset, () => initialState),
  selectors: {
    selectCourses: (state) => state.courses,
    selectWeek: (state) => state.week,
    selectBooking: (state, key: string) => state.bookings[key] ?? noBooking,
    selectOpened: (state) => state.opened,
    selectBooked: (state) => state.booked,
  },
})

export const {
  ownerKnown,
  coursesRequested,
  coursesLoaded,
  coursesFailed,
  weekOpened,
  courseOpened,
  courseClosed,
  bookingConfirmed,
  bookingLeftOpen,
  verificationStarted,
  accountVerified,
  verificationFailed,
  bookingAccepted,
  bookingFailed,
} = slice.actions
export const { selectCourses, selectWeek, selectBooking, selectOpened, selectBooked } = slice.selectors

export const selectEntries = createSelector([selectCourses, selectTimezone], ({ value }, timezone) =>
  entriesOf(value.courses, timezone),
)

/** The entry of the open dialog, with the current number of free places. */
export const selectOpenedEntry = createSelector(
  [selectOpened, selectEntries],
  (opened, entries) => entries.find(({ key }) => key === opened?.key) ?? opened,
)

/** Whether the hotel has taken the course of the open dialog out of its timetable. */
export const selectIsOpenedGone = createSelector(
  [selectOpened, selectEntries, selectCourses],
  (opened, entries, { status, value: { from, to } }) =>
    opened !== null &&
    status === 'success' &&
    from <= opened.date &&
    opened.date <= to &&
    !entries.some(({ key }) => key === opened.key),
)

export { slice as coursesSlice }
