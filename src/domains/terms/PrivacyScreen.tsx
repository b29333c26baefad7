import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/Notice.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { privacyText } from './privacyText.ts'

/** The privacy text exists in German only; heading and note are in the guest's language (ROUTE-05). */
export function PrivacyScreen() {
  const { t } = useTranslation()
  return (
    <Screen width="read">
      <ScreenTitle>{t('terms.privacyTitle')}</ScreenTitle>
      <Notice>{t('terms.privacyNote')}</Notice>
      <div lang="de" dir="ltr">
        {privacyText.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <SectionTitle>{heading}</SectionTitle>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </Screen>
  )
}
