import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useParams } from 'react-router-dom'
import { pathOf } from '../../domains/addresses.ts'
import { ContentScreen } from '../../domains/content/ContentScreen.tsx'
import { isPageNumber } from '../../domains/content/readPage.ts'
import { firstScreen, selectMenu } from '../../domains/menu/slice.ts'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { Greeting } from './Greeting.tsx'
import { LikelyNow } from './LikelyNow.tsx'
import { ServiceTiles } from './ServiceTiles.tsx'

/** A content page. The one that the menu opens with is home: the guest is greeted there, before the page's own words. */
export function ContentRoute() {
  const { cpId = '' } = useParams()
  const { t } = useTranslation()
  const isHome = firstScreen(useSelector(selectMenu)) === pathOf('contentpage', { cpId })
  // Such an address leads home in a moment.
  if (!isPageNumber(cpId)) return <ScreenSkeleton label={t('app.loading')} />
  if (!isHome) return <ContentScreen cpId={cpId} />
  return (
    <ContentScreen
      cpId={cpId}
      lead={
        <>
          <Greeting />
          <LikelyNow />
          <ServiceTiles />
        </>
      }
    />
  )
}
