import { useTranslation } from 'react-i18next'
import { onStandingKiosk, onTelevision } from '../../ui/formFactor.ts'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { styled } from '../../ui/styled.tsx'
import { LanguageList } from './LanguageDialog.tsx'

// On a television and on a kiosk all languages are visible at once.
const columns = (count: number) => ({
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    gap: '0.25rem 2.5rem',
  },
})
const Columns = styled('div')({ [onTelevision]: columns(3), [onStandingKiosk]: columns(2) })

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
