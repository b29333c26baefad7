import { useTranslation } from 'react-i18next'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { LanguageList } from './LanguageList.tsx'

export function LanguageScreen() {
  const { t } = useTranslation()
  return (
    <Screen width="read">
      <ScreenTitle>{t('language.title')}</ScreenTitle>
      <LanguageList />
    </Screen>
  )
}
