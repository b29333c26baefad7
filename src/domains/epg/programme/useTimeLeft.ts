import { useTranslation } from 'react-i18next'
import { type EpgEvent, minutesLeft } from './events.ts'

/** How long a programme goes on; empty without one, and where the hotel names no end (REAL-04). */
export function useTimeLeft(event: EpgEvent | null, seconds: number): string {
  const { t } = useTranslation()
  return event && !event.isOpen ? t('epg.left', { minutes: minutesLeft(event, seconds) }) : ''
}
