import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { waitRetried } from '../../core/chunks/slice.ts'
import { FailedState } from '../../ui/FailedState.tsx'

/** Shown in place of content that the hotel has not sent for a while; what comes late is still shown. */
export function LongWait({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const retry = () => {
    dispatch(waitRetried())
    onRetry()
  }
  return <FailedState text={t('errors.module')} retryLabel={t('app.tryAgain')} onRetry={retry} />
}
