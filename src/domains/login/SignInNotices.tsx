import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { readerOf } from '../../browser/storage.ts'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { useDraft } from '../../core/drafts/useDraft.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { endedElsewhereName } from '../../core/storageKeys.ts'
import { Notice } from '../../ui/Notice.tsx'
import { CheckinOffer } from '../checkout/CheckinOfferPart.tsx'
import { selectSession } from '../session/slice.ts'

/** Says why nobody is signed in any more, if another tab has ended the session of this one (HOUSE-02). */
export function EndedNotice() {
  const { t } = useTranslation()
  const [isEnded] = useDraft(endedElsewhereName, isTrue, false)
  return isEnded ? <Notice role="status">{t('login.endedElsewhere')}</Notice> : null
}

const isTrue = readerOf((value) => (value === true ? value : undefined))

/** Several residents match: says what the guest can do (SES-25). */
export function SeveralResidentsNotice() {
  const { t } = useTranslation()
  const { status, loginData } = useSelector(selectSession)
  if (status !== 'multiple_residents') return null
  const text = loginData.name ? t('login.callReception') : t('login.surnameNeeded', { room: loginData.room })
  return <Notice role="status">{text}</Notice>
}

const refused = (
  <>
    <LazyPart module={lazyModule(() => import('./RefusedPart.tsx'), 'RefusedPart')} props={noProps} />
    <CheckinOffer align="start" />
  </>
)

export function FailureNotice() {
  const { t } = useTranslation()
  const { signIn, waitSeconds } = useSelector(selectSession)
  if (signIn === 'idle' || signIn === 'sending') return null
  return (
    <Notice tone="error" role="alert">
      <span>{t(`login.${signIn}`, { minutes: Math.ceil(waitSeconds / 60) })}</span>
      {/* The hotel's response to a guest who is not checked in is that for a wrong name. */}
      {signIn === 'rejected' && refused}
    </Notice>
  )
}
