import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLazyPart } from '../../core/chunks/useLazyModule.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { homePath } from '../../core/routing/paths.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { FailedState } from '../../ui/FailedState.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { menuWanted, selectMenu, selectMenuStatus } from '../menu/slice.ts'
import { eventStarted } from '../statistics/slice.ts'
import { HomePart } from './HomePart.tsx'

const areaTiles = lazyModule(() => import('./AreaTiles.tsx'), 'AreaTiles')

/**
 * Home of a hotel whose menu opens no screen or failed to load: shows what works without the menu (ROUTE-01, HTTP-17).
 */
export function LandingPage() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isAtHome = useSelector(selectPlace)?.pathname === homePath
  const hasFailed = useSelector(selectMenuStatus) === 'failure'
  const isEmpty = useSelector(selectMenu).length === 0

  // Counted only here: during the redirect to the menu's first screen nothing is counted (STAT-03). The store knows the
  // next screen before this one is unmounted.
  useEffect(() => {
    if (isAtHome) dispatch(eventStarted({ event_type: 'home', event_value: 'home' }))
  }, [dispatch, isAtHome])

  return (
    <Screen width="wide">
      <HomePart />
      {hasFailed && (
        <FailedState
          brief
          text={t('errors.module')}
          retryLabel={t('app.tryAgain')}
          onRetry={() => dispatch(menuWanted())}
        />
      )}
      {isEmpty && <Areas />}
    </Screen>
  )
}

/** The labels of its tiles are in the texts of the screens, which have to be loaded first. */
function Areas() {
  const AreaTiles = useLazyPart(areaTiles)
  return AreaTiles && <AreaTiles />
}
