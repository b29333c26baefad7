import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { FailedState } from '../../ui/EmptyState.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { HomeInsteadPart } from '../navigation/HomeInsteadPart.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { resolutionRetried, selectResolution } from './slice.ts'

/** Shown while a page id is resolved (ROUTE-07). */
export function ResolveScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { pageId = '' } = useScreenParams()
  const resolution = useSelectorWith(selectResolution)
  return (
    <Screen width="wide">
      <ScreenTitle>{t('content.page')}</ScreenTitle>
      {resolution === 'failure' ? (
        <FailedState
          text={t('errors.empty')}
          onRetry={() => dispatch(resolutionRetried(pageId))}
          more={<HomeInsteadPart />}
        />
      ) : (
        <PageSkeleton />
      )}
    </Screen>
  )
}
