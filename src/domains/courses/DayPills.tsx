import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { formatDate } from '../../core/time/dates.ts'
import { PillNav } from '../../ui/PillNav.tsx'
import { selectLocale } from '../language/slice.ts'

interface DayPillsProps {
  days: readonly string[]
  day: string
  today: string
  onDay: (date: string) => void
}

/** Pills for the days of the week, on screens that show one day at a time. */
export function DayPills({ days, day, today, onDay }: DayPillsProps) {
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
    <div ref={line} data-tour="courses-days" data-starts-here="" style={{ display: 'contents' }}>
      <PillNav
        label={t('courses.days')}
        items={days.map((date) => ({ id: date, label: label(date) }))}
        current={day}
        onPick={onDay}
        sticky
      />
    </div>
  )
}
