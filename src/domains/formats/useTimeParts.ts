import { useTranslation } from 'react-i18next'
import { twoDigits } from '../../core/time/dates.ts'
import type { TimePartTexts } from '../../ui/TimeDial.tsx'
import { useTimes } from './useTimes.ts'

/** Texts of a `TimeDial`. @param title what the time is for, as its buttons name it: "Hour later, Wake-up" */
export function useTimeParts(title: string): Record<'hour' | 'minute', TimePartTexts> {
  const { t } = useTranslation()
  const { hour } = useTimes()
  const textsOf = (what: string) => ({
    label: what,
    labels: { less: t('time.earlier', { what, of: title }), more: t('time.later', { what, of: title }) },
  })
  return {
    hour: { ...textsOf(t('time.hour')), read: hour },
    minute: { ...textsOf(t('time.minute')), read: twoDigits },
  }
}
