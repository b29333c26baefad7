import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { PillNav } from '../../../ui/PillNav.tsx'
import { useDateLabel } from '../programme/useDateLabel.ts'
import { type Day, tonightId } from './days.ts'

interface DayPillsProps {
  days: readonly Day[]
  current: string
  onDay: (id: string) => void
}

/** The days of the grid and this evening, which a remote control also reaches with its green key. */
export const DayPills = memo(function DayPills({ days, current, onDay }: DayPillsProps) {
  const { t } = useTranslation()
  const label = useDateLabel()
  const items = days.map(({ id }) =>
    id === tonightId
      ? { id, label: t('epg.tonight'), colourKey: 'green' as const }
      : { id, label: label(id) },
  )
  return (
    <div data-tour="epg-dates" style={{ display: 'contents' }}>
      <PillNav label={t('epg.days')} items={items} current={current} onPick={onDay} sticky />
    </div>
  )
})
