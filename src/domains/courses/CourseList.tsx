import { useDispatch, useSelector } from 'react-redux'
import { hotelDate } from '../../core/time/clock.ts'
import { onStandingKiosk } from '../../ui/formFactor.ts'
import { edgeInForced, hyphenated } from '../../ui/sharedStyles.ts'
import '../../ui/theme.types.ts'
import { useTranslation } from 'react-i18next'
import { Pressable } from '../../ui/Pressable.tsx'
import { visuallyHidden } from '../../ui/screenReader.tsx'
import { styled } from '../../ui/styled.tsx'
import { useTimes } from '../formats/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectCheckin } from '../session/slice.ts'
import type { CourseEntry } from './calendar.ts'
import { courseOpened, selectBooked } from './slice.ts'

interface CourseButtonProps {
  entry: CourseEntry
  /** True if the course has begun, and cannot be booked any more (CRS-19). */
  isPast: boolean
  /** True if the course begins after the day of the guest's departure. */
  isAfterStay: boolean
  /** Number of persons that this guest has booked for. */
  booked: number
}

/** A date of a course: time, name, trainer and free places. */
function CourseButton({ entry, isPast, isAfterStay, booked }: CourseButtonProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { time: readableTime } = useTimes()
  const { name, startTime, trainer, location, freePlaces } = entry
  const places = freePlaces === 0 ? t('courses.full') : t('courses.free', { places: freePlaces ?? 0 })
  return (
    <Pressable
      data-part="course"
      disabled={isPast || isAfterStay}
      onClick={() => dispatch(courseOpened(entry))}
    >
      <span data-part="time">{readableTime(startTime)}</span>
      <span data-part="words">
        <span data-part="name">
          <bdi>{name}</bdi>
        </span>
        {(trainer || location) && (
          <span data-part="text">{[trainer, location].filter(Boolean).join(' · ')}</span>
        )}
        {booked > 0 && <span data-part="booked">{t('courses.booked', { persons: booked })}</span>}
        {isPast && (
          <span data-part="places" data-past="">
            {t('courses.past')}
          </span>
        )}
        {isAfterStay && <span data-part="places">{t('courses.afterStay')}</span>}
        {!isPast && !isAfterStay && freePlaces !== null && <span data-part="places">{places}</span>}
      </span>
    </Pressable>
  )
}

const List = styled('ul')(({ theme }) => ({
  margin: '0.625rem 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li + li': { marginTop: '0.625rem' },
  '& [data-part="course"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'flex-start',
    width: '100%',
    minHeight: '4rem',
    padding: ['1rem 1.25rem', '1rem min(1.25rem, 6.25vw)'],
    font: 'inherit',
    textAlign: 'start',
    borderRadius: theme.tokens.radius.card,
    backgroundColor: theme.palette.background.paper,
    transition: theme.transitions.create('background-color', { duration: 150 }),
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.tokens.wash } },
    '&:active': { backgroundColor: theme.tokens.wash },
    ...edgeInForced,
    // Quiet, but with the contrast of secondary text.
    '&:disabled': {
      pointerEvents: 'none',
      color: theme.palette.text.secondary,
      backgroundColor: 'transparent',
    },
  },
  '& [data-part="time"]': {
    ...theme.typography.subtitle1,
    ...theme.tokens.figures,
    flex: 'none',
    minWidth: ['5.75rem', 'min(5.75rem, 23vw)'],
    whiteSpace: 'nowrap',
    marginInlineEnd: '0.75rem',
  },
  '& [data-part="words"]': { flex: '1 1 7.5rem', minWidth: 0 },
  '& [data-part="name"]': { ...theme.typography.subtitle1, display: 'block' },
  '& [data-part="text"], & [data-part="places"]': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.palette.text.secondary,
  },
  '& [data-part="places"]': { marginTop: '0.25rem' },
  '& [data-part="booked"]': {
    ...theme.typography.body2,
    display: 'block',
    fontWeight: 600,
    color: theme.palette.primary.main,
  },
  [onStandingKiosk]: {
    '& > li + li': { marginTop: '1rem' },
    '& [data-part="course"]': { padding: '1.5rem 2rem' },
    '& [data-part="time"], & [data-part="name"]': theme.typography.h3,
    '& [data-part="time"]': { minWidth: '9rem' },
  },
  // A column of the week is narrow: the time is above the name, and only the dialog shows the other details.
  '&[data-look="card"]': {
    '& [data-part="course"]': { display: 'block', padding: '0.75rem 0.5rem' },
    '& [data-part="time"]': { ...theme.typography.body2, display: 'block', minWidth: 0 },
    '& [data-part="text"]': { display: 'none' },
    // A day that is over is pale, which is enough to see.
    '& [data-past]': visuallyHidden,
    '& [data-part="name"]': { overflowWrap: 'break-word', ...hyphenated },
  },
}))

interface CourseListProps {
  /** The entries of one day. */
  entries: readonly CourseEntry[]
  /** In ms since 1970. */
  now: number
  /** `YYYY-MM-DD` */
  date: string
  look?: 'row' | 'card'
}

/** A day's courses, the earliest first. */
export function CourseList({ entries, now, date, look = 'row' }: CourseListProps) {
  const { date: written } = useTimes()
  const booked = useSelector(selectBooked)
  const leaving = Date.parse(useSelector(selectCheckin)?.checkout ?? '')
  const timezone = useSelector(selectTimezone)
  const lastDate = Number.isNaN(leaving) ? null : hotelDate(leaving, timezone)
  return (
    <List
      data-look={look}
      aria-label={written(date)}
      data-tour={entries.length > 0 ? 'courses-list' : undefined}
    >
      {entries.map((entry) => (
        <li key={entry.key}>
          <CourseButton
            entry={entry}
            isPast={entry.start <= now}
            isAfterStay={lastDate !== null && entry.date > lastDate}
            booked={booked[entry.key] ?? 0}
          />
        </li>
      ))}
    </List>
  )
}
