import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListSkeleton } from '../../ui/ListSkeleton.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { selectResolution } from './slice.ts'

/** On the way from a page's id to the page (ROUTE-07). */
export function ResolveScreen() {
  const { t } = useTranslation()
  const resolution = useSelector(selectResolution)
  return (
    <Screen>
      <ScreenTitle>{t('content.page')}</ScreenTitle>
      {resolution === 'failure' ? (
        <EmptyState text={t('errors.empty')} action={{ label: t('nav.home'), href: '/' }} />
      ) : (
        <ListSkeleton label={t('app.loading')} />
      )}
    </Screen>
  )
}
