import { useSelector } from 'react-redux'
import { useParams } from 'react-router-dom'
import { pathOf } from '../../domains/addresses.ts'
import { ContentScreen } from '../../domains/content/ContentScreen.tsx'
import { firstScreen, selectMenu } from '../../domains/menu/slice.ts'
import { Greeting } from './Greeting.tsx'
import { LikelyNow } from './LikelyNow.tsx'
import { ServiceTiles } from './ServiceTiles.tsx'

/** A content page. The one that the menu opens with is home: the guest is greeted there, before the page's own words. */
export function ContentRoute() {
  const { cpId = '' } = useParams()
  const isHome = firstScreen(useSelector(selectMenu)) === pathOf('contentpage', { cpId })
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
