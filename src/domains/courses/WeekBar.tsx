import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { addDays } from '../../core/time/clock.ts'
import { formatDate } from '../../core/time/dates.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { withinWindow } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import type {} from '../../ui/theme.types.ts'
import { selectLocale } from '../language/slice.ts'
import { mondayOf } from './calendar.ts'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '3rem',
  marginBottom: '0.75rem',
})
// The arrows stay beside the week, whose text wraps to two lines if it is long or large.
const Week = styled('div')({
  display: 'flex',
  alignItems: 'center',
  maxWidth: ['calc(100% + 0.75rem)', 'calc(100% + min(0.75rem, 3.75vw))'],
  // The arrow's icon is aligned to the edge; its touch target extends into the margin.
  marginInlineStart: ['-0.75rem', 'max(-0.75rem, -3.75vw)'],
  '& > button': { flex: 'none' },
})
const Range = styled('h2')(({ theme }) => ({
  ...theme.typography.subtitle1,
  ...theme.tokens.figures,
  margin: '0 0.5rem',
  flex: '0 1 auto',
  minWidth: withinWindow(8.5),
  textAlign: 'center',
}))
const End = styled('div')({ marginInlineStart: 'auto', whiteSpace: 'nowrap' })

interface WeekBarProps {
  /** Dates, `YYYY-MM-DD`. */
  monday: string
  today: string
  openDay: (date: string) => void
}

/** Shows the selected week, with buttons for the previous, the next and the current week (CRS-01). */
export function WeekBar({ monday, today, openDay }: WeekBarProps) {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  const written = (date: string) => formatDate(date, locale, { day: 'numeric', month: 'short' })
  const thisMonday = mondayOf(today)
  // The current week opens on today, any other week on its Monday.
  const open = (week: string) => openDay(week === thisMonday ? today : week)
  return (
    <Bar data-tour="courses-week">
      <Week>
        <IconButton aria-label={t('courses.previousWeek')} onClick={() => open(addDays(monday, -7))}>
          <Glyph name="back" />
        </IconButton>
        <Range aria-live="polite">{`${written(monday)} – ${written(addDays(monday, 6))}`}</Range>
        <IconButton aria-label={t('courses.nextWeek')} onClick={() => open(addDays(monday, 7))}>
          <Glyph name="forward" />
        </IconButton>
      </Week>
      {monday !== thisMonday && (
        <End>
          <Button onClick={() => open(thisMonday)}>
            <span>{t('courses.thisWeek')}</span>
          </Button>
        </End>
      )}
    </Bar>
  )
}
