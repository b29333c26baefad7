import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { EmptyState, FailedState } from '../../../ui/EmptyState.tsx'
import { HotelNeededContext } from '../../../ui/loadContexts.ts'
import { Screen, ScreenTitle } from '../../../ui/Screen.tsx'
import { ScreenSkeleton } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/screenReader.tsx'
import { type ShopStatus, shopNeeded } from '../slice.ts'

/** Rendered in place of a shop that is loading, that is empty, or that does not exist (`shopId` null). */
export function NoShop({ shopId, status }: { shopId: number | null; status: ShopStatus }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  // While the hotel is unreachable nothing is loading, so a heading is rendered instead of a skeleton.
  const isComing = useContext(HotelNeededContext) === null && status !== 'failed'
  if (shopId !== null && isComing)
    return (
      <>
        <VisuallyHidden>
          <h1>{t('shop.loading')}</h1>
        </VisuallyHidden>
        <ScreenSkeleton label={t('shop.loading')} width="wide" />
      </>
    )
  return (
    <Screen>
      <ScreenTitle>{t('shop.title')}</ScreenTitle>
      {shopId === null ? (
        <EmptyState text={t('errors.empty')} action={{ label: t('shop.toHome'), href: '/' }} />
      ) : (
        <FailedState
          text={t('errors.empty')}
          retryLabel={t('app.tryAgain')}
          onRetry={() => dispatch(shopNeeded(shopId))}
        />
      )}
    </Screen>
  )
}
