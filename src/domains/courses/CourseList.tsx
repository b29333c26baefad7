import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { hotelDate } from '../../core/time/clock.ts'
import { edgeInForced } from '../../ui/sharedStyles.ts'
import type {} from '../../ui/theme.types.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectCheckin } from '../session/slice.ts'
import { CourseButton } from './CourseButton.tsx'
import type { CourseEntry } from './calendar.ts'
import { selectBooked } from './slice.ts'

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
    '&:disabled': { color: theme.palette.text.secondary, backgroundColor: 'transparent' },
  },
  '& [data-part="time"]': {
    ...theme.typography.subtitle1,
    ...theme.tokens.figures,
    flex: 'none',
    minWidth: '5.75rem',
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
  // A column of the week is narrow: the time is above the name, and only the dialog shows the other details.
  '&[data-look="card"]': {
    '& [data-part="course"]': { display: 'block', padding: '0.75rem' },
    '& [data-part="time"]': { ...theme.typography.body2, display: 'block', minWidth: 0 },
    '& [data-part="text"]': { display: 'none' },
    '& [data-part="name"]': { overflowWrap: 'break-word' },
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
