import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useParams } from 'react-router-dom'
import { buildPath } from '../../core/routing/buildPath.ts'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { HomePart } from '../home/HomePart.tsx'
import { selectFirstScreen } from '../menu/slice.ts'
import { ContentScreen } from './ContentScreen.tsx'
import { contentPaths, isPageNumber } from './paths.ts'

/** A content page. The first screen of the menu is home, and has the greeting and the services above the page. */
export function ContentRoute() {
  const { cpId = '' } = useParams()
  const { t } = useTranslation()
  const isHome = useSelector(selectFirstScreen) === buildPath(contentPaths.contentpage, { cpId })
  // The saga redirects an invalid page number to the home screen.
  if (!isPageNumber(cpId)) return <ScreenSkeleton label={t('app.loading')} />
  if (!isHome) return <ContentScreen cpId={cpId} />
  return <ContentScreen cpId={cpId} top={<HomePart />} />
}
