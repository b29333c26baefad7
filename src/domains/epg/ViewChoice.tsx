import { useTranslation } from 'react-i18next'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import type { GuideView } from './useGuideAddress.ts'

interface ViewChoiceProps {
  view: GuideView
  onView: (view: GuideView) => void
}

/**
 * Lets the guest choose between the current programmes and the whole day. The tour explains it as the way to the days.
 */
export function ViewChoice({ view, onView }: ViewChoiceProps) {
  const { t } = useTranslation()
  const options: { value: GuideView; label: string }[] = [
    { value: 'now', label: t('epg.views.now') },
    { value: 'time', label: t('epg.views.allDay') },
  ]
  return (
    <div data-tour={view === 'now' ? 'epg-dates' : undefined} style={{ display: 'contents' }}>
      <ChoicePills label={t('epg.title')} options={options} value={view} onChange={onView} />
    </div>
  )
}
