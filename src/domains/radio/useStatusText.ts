import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectRadioStatus } from './slice.ts'

/** How the radio stands, in the guest's words. */
export function useStatusText(): string {
  const { t } = useTranslation()
  const status = useSelector(selectRadioStatus)
  return status === 'stopped' ? '' : t(`radio.states.${status}`)
}
