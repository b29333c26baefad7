import { useTranslation } from 'react-i18next'
import { type EpgEvent, isLong, minutesLeft } from './events.ts'

/**
 * How long a programme goes on; empty without one, where the hotel names no end (REAL-04), and for one of days, whose end
 * is shown with its date.
 */
export function useTimeLeft(event: EpgEvent | null, seconds: number): string {
  const { t } = useTranslation()
  return event && !event.isOpen && !isLong(event)
    ? t('epg.left', { minutes: minutesLeft(event, seconds) })
    : ''
}
