import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import CoursesIcon from '~icons/ic/outline-self-improvement'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { CardShape, LoadedInShape, RowShapes } from '../../ui/Shapes.tsx'
import { BookingDialog } from './booking/BookingDialog.tsx'
import { CourseList } from './CourseList.tsx'
import { DayPills } from './DayPills.tsx'
import { courseClosed, selectCourses, weekOpened } from './slice.ts'
import { useCalendar } from './useCalendar.ts'
import { useShowsWeek } from './useShowsWeek.ts'
import { WeekBar } from './WeekBar.tsx'
import { WeekGrid } from './WeekGrid.tsx'

const loadedStatus = {
  unknown: 'unknown',
  loading: 'fetching',
  success: 'success',
  failed: 'failure',
} as const

const dayShape = (
  <div style={{ marginTop: '0.625rem' }}>
    {[1, 2, 3].map((place) => (
      <CardShape key={place}>
        <RowShapes count={1} heightRem={5.25} />
      </CardShape>
    ))}
  </div>
)

/** `/courses`: the courses of the week, or of a day on small screens, and their booking (CRS-01). */
export function CoursesScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const calendar = useCalendar()
  const { monday, day, days, today, now, entries, openDay } = calendar
  const showsWeek = useShowsWeek()
  const { status, value } = useSelector(selectCourses)
  useEffect(() => {
    dispatch(weekOpened(monday))
  }, [dispatch, monday])
  useEffect(() => () => void dispatch(courseClosed()), [dispatch])
  const isCovered = value.from !== '' && value.from <= monday && (days[6] ?? '') <= value.to
  const ofDay = entries.filter(({ date }) => date === day)
  return (
    <Screen width={showsWeek ? 'wide' : 'list'}>
      <ScreenTitle>{t('courses.title')}</ScreenTitle>
      <WeekBar {...calendar} />
      {!showsWeek && <DayPills days={days} day={day} today={today} onDay={openDay} />}
      <LoadedInShape
        // A response for another week does not apply to this one.
        status={status === 'success' && !isCovered ? 'fetching' : loadedStatus[status]}
        has={isCovered && entries.length > 0}
        loadingLabel={t('app.loading')}
        count={5}
        look="lines"
        shape={!showsWeek && dayShape}
        empty={{ text: t('errors.noData'), icon: <CoursesIcon fontSize="inherit" /> }}
        failed={{
          text: t('errors.noData'),
          retryLabel: t('app.tryAgain'),
          onRetry: () => dispatch(weekOpened(monday)),
        }}
      >
        {showsWeek && <WeekGrid days={days} today={today} now={now} entries={entries} />}
        {!showsWeek && ofDay.length > 0 && <CourseList entries={ofDay} now={now} date={day} />}
        {!showsWeek && ofDay.length === 0 && (
          <EmptyState text={t('courses.noneOnDay')} icon={<CoursesIcon fontSize="inherit" />} />
        )}
      </LoadedInShape>
      <BookingDialog now={now} />
    </Screen>
  )
}
