import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import CoursesIcon from '~icons/ic/outline-self-improvement'
import { useQuery } from '../../core/routing/useQuery.ts'
import { hotelDate } from '../../core/time/clock.ts'
import { formatDate } from '../../core/time/dates.ts'
import { useNow } from '../../core/time/useNow.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { onTelevision, watchWindowSize, windowSize } from '../../ui/formFactor.ts'
import { PillNav } from '../../ui/PillNav.tsx'
import { ScreenTitle } from '../../ui/Screen.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { CardShape, LoadedInShape, RowShapes } from '../../ui/Shapes.tsx'
import { formFactor, useFormFactor } from '../../ui/useFormFactor.ts'
import { selectLocale } from '../language/slice.ts'
import { PicturedScreen } from '../menu/PicturedScreenPart.tsx'
import { useGo } from '../navigation/useGo.ts'
import { selectTimezone } from '../property/slice.ts'
import { BookingDialog } from './BookingDialog.tsx'
import { CourseList } from './CourseList.tsx'
import { type CourseEntry, dayOf, daysOfWeek, mondayOf } from './calendar.ts'
import { coursesPath } from './paths.ts'
import { courseClosed, selectCourses, selectEntries, weekOpened } from './slice.ts'
import { WeekBar } from './WeekBar.tsx'
import '../../ui/theme.types.ts'
import { styled } from '../../ui/styled.tsx'
import { useTimes } from '../formats/useTimes.ts'

const Week = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gridGap: '0.625rem',
  '& > div': { minWidth: 0 },
})
const Day = styled('h3')(({ theme }) => ({
  ...theme.typography.subtitle2,
  ...theme.tokens.figures,
  margin: '0 0 0.625rem',
  padding: '0.5rem 0.75rem',
  textAlign: 'center',
  borderRadius: theme.tokens.radius.pill,
  color: theme.palette.text.secondary,
  '&[aria-current]': { color: theme.palette.primary.main, backgroundColor: theme.tokens.wash },
}))

interface WeekGridProps {
  days: readonly string[]
  today: string
  /** Milliseconds since 1970. */
  now: number
  entries: readonly CourseEntry[]
}

/** Seven columns, Monday to Sunday (CRS-01). */
function WeekGrid({ days, today, now, entries }: WeekGridProps) {
  const locale = useSelector(selectLocale)
  const { date: written } = useTimes()
  return (
    <Week>
      {days.map((date) => (
        <div key={date}>
          {/* "16 Mon" is short for the eye; the ear gets the date. */}
          <Day aria-label={written(date)} aria-current={date === today ? 'date' : undefined}>
            {formatDate(date, locale, { weekday: 'short', day: 'numeric' })}
          </Day>
          <CourseList
            entries={entries.filter((entry) => entry.date === date)}
            now={now}
            date={date}
            look="card"
          />
        </div>
      ))}
    </Week>
  )
}

const Days = styled('div')({
  display: 'contents',
  // Beside the picture of a television there is no room for all days in one line.
  [onTelevision]: {
    '& > nav': { flexWrap: 'wrap', overflow: 'visible', maskImage: 'none' },
    '& > nav > :not(style)': { marginBottom: '0.5rem' },
  },
})

interface DayPillsProps {
  days: readonly string[]
  day: string
  today: string
  onDay: (date: string) => void
}

/** Pills for the days of the week, on screens that show one day at a time. */
function DayPills({ days, day, today, onDay }: DayPillsProps) {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  const label = (date: string) =>
    date === today ? t('weather.today') : formatDate(date, locale, { weekday: 'short', day: 'numeric' })
  const line = useRef<HTMLDivElement>(null)
  // Late in the week the selected day would be outside the visible part of the line.
  useEffect(() => {
    const chosen = line.current?.querySelector(`[aria-current="true"]`)
    if (day) chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [day])
  return (
    <Days ref={line} data-tour="courses-days" data-starts-here="">
      <PillNav
        label={t('courses.days')}
        items={days.map((date) => ({ id: date, label: label(date) }))}
        current={day}
        onPick={onDay}
        sticky
      />
    </Days>
  )
}

/** A kiosk has room for the days after the selected one, of those that the hotel has answered. */
const maxLaterDays = 3

interface LaterDaysProps {
  /** The selected day. */
  day: string
  /** Milliseconds since 1970. */
  now: number
}

function LaterDays({ day, now }: LaterDaysProps) {
  const { date: written } = useTimes()
  const entries = useSelector(selectEntries).filter(({ date }) => date > day)
  const dates = [...new Set(entries.map(({ date }) => date))].slice(0, maxLaterDays)
  return dates.map((date) => (
    <section key={date}>
      <SectionTitle>{written(date)}</SectionTitle>
      <CourseList entries={entries.filter((entry) => entry.date === date)} now={now} date={date} />
    </section>
  ))
}

const clockIntervalMs = 30_000

/** Keeps the selected day in the query string, for a reload. Replaces the history entry: Back leaves the calendar. */
function useCalendar() {
  const query = useQuery()
  const go = useGo()
  const now = useNow(clockIntervalMs)
  const today = hotelDate(now, useSelector(selectTimezone))
  const day = dayOf(query.get('day'), today)
  const monday = mondayOf(day)
  const days = useMemo(() => daysOfWeek(monday), [monday])
  const entries = useSelector(selectEntries)
  const ofWeek = useMemo(() => entries.filter(({ date }) => days.includes(date)), [entries, days])
  const openDay = (date: string) => go(`${coursesPath}?day=${date}`, { replace: true })
  return { now, today, day, monday, days, entries: ofWeek, openDay }
}

const sevenColumnsPx = 1024

/**
 * True if there is room for seven columns. Phones show one day at a time (CRS-01), and so do a kiosk, which
 * is in portrait orientation, and a television, whose text is large.
 */
const hasRoom = () => !['kiosk', 'tv'].includes(formFactor()) && windowSize().width >= sevenColumnsPx

const useShowsWeek = (): boolean => useSyncExternalStore(watchWindowSize, hasRoom)

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

const icon = <CoursesIcon fontSize="inherit" />

/** `/courses`: the courses of the week, or of a day on small screens, and their booking (CRS-01). */
export function CoursesScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const calendar = useCalendar()
  const { monday, day, days, today, now, entries, openDay } = calendar
  const showsWeek = useShowsWeek()
  const form = useFormFactor()
  const { status, value } = useSelector(selectCourses)
  useEffect(() => {
    dispatch(weekOpened(monday))
  }, [dispatch, monday])
  useEffect(() => () => void dispatch(courseClosed()), [dispatch])
  const isCovered = value.from !== '' && value.from <= monday && (days[6] ?? '') <= value.to
  const ofDay = entries.filter(({ date }) => date === day)
  const firstAhead = ofDay.findIndex(({ start }) => start > now)
  // What is over is read last (CRS-20).
  const inOrder = firstAhead > 0 ? [...ofDay.slice(firstAhead), ...ofDay.slice(0, firstAhead)] : ofDay
  return (
    <PicturedScreen width={showsWeek ? 'wide' : 'list'} icon={icon}>
      <ScreenTitle>{t('courses.title')}</ScreenTitle>
      <WeekBar {...calendar} />
      {!showsWeek && <DayPills days={days} day={day} today={today} onDay={openDay} />}
      <LoadedInShape
        // A response for another week does not apply to this one.
        status={status === 'success' && !isCovered ? 'fetching' : loadedStatus[status]}
        has={isCovered && entries.length > 0}
        count={5}
        look="lines"
        shape={!showsWeek && dayShape}
        empty={{ text: t('errors.noData'), icon }}
        failed={{
          text: t('errors.noData'),

          onRetry: () => dispatch(weekOpened(monday)),
        }}
      >
        {showsWeek && <WeekGrid days={days} today={today} now={now} entries={entries} />}
        {!showsWeek && ofDay.length > 0 && <CourseList entries={inOrder} now={now} date={day} />}
        {!showsWeek && ofDay.length === 0 && <EmptyState text={t('courses.noneOnDay')} icon={icon} />}
        {form === 'kiosk' && <LaterDays day={day} now={now} />}
      </LoadedInShape>
      <BookingDialog now={now} />
    </PicturedScreen>
  )
}
