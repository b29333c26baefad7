/** What the form says of a sign-in. In the chunk that signs in: without that there is no outcome yet. */
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Notice } from '../../ui/Notice.tsx'
import { styled } from '../../ui/styled.tsx'
import { CheckinOffer } from '../checkout/CheckinOfferPart.tsx'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { ReceptionPhone } from '../quickCalls/ReceptionPhonePart.tsx'
import { selectSession } from '../session/slice.ts'

const Help = styled('p')({ margin: '0.5rem 0' })

/** What a guest can do whom the hotel does not know by room and name (LOGIN-14). */
function Refused() {
  const { t } = useTranslation()
  const hasTexts = useLaterTexts()
  return (
    <>
      {hasTexts && <Help>{t('refused.help')}</Help>}
      <ReceptionPhone />
      {/* The hotel's response to a guest who is not checked in is that for a wrong name. */}
      <CheckinOffer align="start" />
    </>
  )
}

/** Says why the guest is not signed in. */
export function FailurePart() {
  const { t } = useTranslation()
  const { signIn, waitSeconds } = useSelector(selectSession)
  return (
    <Notice tone="error" role="alert">
      <span>{t(`login.${signIn}`, { minutes: Math.ceil(waitSeconds / 60) })}</span>
      {signIn === 'rejected' && <Refused />}
    </Notice>
  )
}

/** Several residents match: says what the guest can do (SES-25). */
export function SeveralResidentsPart() {
  const { t } = useTranslation()
  const { loginData } = useSelector(selectSession)
  const text = loginData.name ? t('login.callReception') : t('login.surnameNeeded', { room: loginData.room })
  return <Notice role="status">{text}</Notice>
}

/** Says why nobody is signed in any more, if another tab has ended the session of this one (HOUSE-02). */
export function EndedPart() {
  const { t } = useTranslation()
  return <Notice role="status">{t('login.endedElsewhere')}</Notice>
}
