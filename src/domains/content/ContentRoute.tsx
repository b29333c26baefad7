import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { homePath } from '../../core/routing/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { HomePart } from '../home/HomePart.tsx'
import { selectFirstScreen } from '../menu/slice.ts'
import { ContentScreen } from './ContentScreen.tsx'
import { contentPaths, isPageNumber } from './paths.ts'

/** A content page. The first screen of the menu is home, and has the greeting and the services above the page. */
export function ContentRoute() {
  const { cpId = '' } = useScreenParams()
  const { t } = useTranslation()
  const isHome = useSelector(selectFirstScreen) === buildPath(contentPaths.contentpage, { cpId })
  if (!isPageNumber(cpId))
    return (
      <Screen width="wide">
        <ScreenTitle>{t('content.page')}</ScreenTitle>
        <EmptyState text={t('errors.empty')} action={{ label: t('nav.home'), href: homePath }} />
      </Screen>
    )
  if (!isHome) return <ContentScreen cpId={cpId} />
  return <ContentScreen cpId={cpId} top={<HomePart />} />
}
