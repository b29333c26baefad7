import { useTranslation } from 'react-i18next'
import { styled } from '../../ui/styled.tsx'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { ReceptionPhone } from '../quickCalls/ReceptionPhonePart.tsx'

const Help = styled('p')({ margin: '0.5rem 0' })

/** What a guest can do whom the hotel does not know by room and name (LOGIN-14). */
export function RefusedPart() {
  const { t } = useTranslation()
  return (
    useLaterTexts() && (
      <>
        <Help>{t('refused.help')}</Help>
        <ReceptionPhone />
      </>
    )
  )
}
