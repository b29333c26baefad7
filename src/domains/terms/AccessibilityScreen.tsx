import { useTranslation } from 'react-i18next'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { useLaterTexts } from '../language/useLaterTexts.ts'

/** The accessibility statement: what the app does, what it does not do yet, and who helps. */
export function AccessibilityScreen() {
  const { t } = useTranslation()
  const hasTexts = useLaterTexts()
  return (
    <Screen width="read">
      <ScreenTitle>{t('guest.accessibility')}</ScreenTitle>
      {hasTexts ? <Statement /> : <ListSkeleton look="lines" />}
    </Screen>
  )
}

function Statement() {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('accessibility.intro')}</p>
      <p>{t('accessibility.standard')}</p>
      <SectionTitle>{t('accessibility.waysTitle')}</SectionTitle>
      <p>{t('accessibility.ways')}</p>
      <SectionTitle>{t('accessibility.limitsTitle')}</SectionTitle>
      <p>{t('accessibility.limits')}</p>
      <SectionTitle>{t('accessibility.helpTitle')}</SectionTitle>
      <p>{t('accessibility.help')}</p>
    </>
  )
}
