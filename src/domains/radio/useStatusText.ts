import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectRadioStatus } from './slice.ts'

/** Returns the radio's status as translated text. */
export function useStatusText(): string {
  const { t } = useTranslation()
  const status = useSelector(selectRadioStatus)
  return status === 'stopped' ? '' : t(`radio.states.${status}`)
}
