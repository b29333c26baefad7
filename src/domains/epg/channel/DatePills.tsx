import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { PillNav } from '../../../ui/PillNav.tsx'
import { useDateLabel } from '../programme/useDateLabel.ts'

interface DatePillsProps {
  dates: readonly string[]
  date: string
  onDate: (date: string) => void
}

/** The days of the programme: today and tomorrow by name, the others by date (EPG-12, EPG-13). */
export const DatePills = memo(function DatePills({ dates, date, onDate }: DatePillsProps) {
  const { t } = useTranslation()
  const label = useDateLabel()
  return (
    <div data-tour="epg-dates" style={{ display: 'contents' }}>
      <PillNav
        label={t('epg.days')}
        items={dates.map((id) => ({ id, label: label(id) }))}
        current={date}
        onPick={onDate}
        sticky
      />
    </div>
  )
})
