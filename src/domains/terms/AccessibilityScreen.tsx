import { useTranslation } from 'react-i18next'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { ReadingText } from './ReadingText.tsx'

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
    <ReadingText>
      <p>{t('accessibility.intro')}</p>
      <p>{t('accessibility.standard')}</p>
      <h2>{t('accessibility.waysTitle')}</h2>
      <p>{t('accessibility.ways')}</p>
      <h2>{t('accessibility.limitsTitle')}</h2>
      <p>{t('accessibility.limits')}</p>
      <h2>{t('accessibility.helpTitle')}</h2>
      <p>{t('accessibility.help')}</p>
    </ReadingText>
  )
}
