import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { formatDate } from '../../core/time/dates.ts'
import type {} from '../../ui/theme.types.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectLocale } from '../language/slice.ts'
import { CourseList } from './CourseList.tsx'
import type { CourseEntry } from './calendar.ts'

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
export function WeekGrid({ days, today, now, entries }: WeekGridProps) {
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
