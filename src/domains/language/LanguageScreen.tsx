import { useTranslation } from 'react-i18next'
import { onTelevision } from '../../ui/formFactor.ts'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { styled } from '../../ui/styled.tsx'
import { LanguageList } from './LanguageDialog.tsx'

// On a television all languages are visible at once.
const Columns = styled('div')({
  [onTelevision]: {
    '& > ul': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '0.25rem 2.5rem' },
  },
})

export function LanguageScreen() {
  const { t } = useTranslation()
  return (
    <Screen width="list">
      <ScreenTitle>{t('language.title')}</ScreenTitle>
      <Columns>
        <LanguageList />
      </Columns>
    </Screen>
  )
}
