import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { idOf } from '../../../contract/looseId.ts'
import { useScreenParams } from '../../../core/domains/useScreenParams.ts'
import { isPending } from '../../../core/loadable.ts'
import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailedState } from '../../../ui/FailedState.tsx'
import { ListSkeleton } from '../../../ui/ListSkeleton.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { packagesWith } from '../movies.ts'
import { PackageList } from '../parts/PackageList.tsx'
import { useVodLinks } from '../parts/useVodLinks.ts'
import { VoucherNote } from '../parts/VoucherNote.tsx'
import { vodPaths } from '../paths.ts'
import { moviesWanted, selectMovie } from '../slice.ts'
import { selectPackages, selectPackagesStatus } from './slice.ts'

/** `/vod/packagesByMovie/{movieId}`: the packages that a film is in (VOD-03). */
export function PackagesByMovieScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const id = idOf(useScreenParams().movieId ?? '')
  const { to } = useVodLinks()
  const movie = useSelectorWith(selectMovie, id)
  const status = useSelector(selectPackagesStatus)
  const packages = packagesWith(useSelector(selectPackages), id)
  return (
    <Screen width="wide">
      <ScreenTitle above={movie?.title}>{t('vod.inPackages')}</ScreenTitle>
      <VoucherNote />
      {packages.length > 0 && (
        <div style={{ marginTop: '1.25rem' }}>
          <PackageList packages={packages} />
        </div>
      )}
      {packages.length === 0 && status === 'failure' && (
        <FailedState
          text={t('errors.module')}
          retryLabel={t('app.tryAgain')}
          onRetry={() => dispatch(moviesWanted())}
        />
      )}
      {packages.length === 0 && status === 'success' && (
        <EmptyState
          text={t('errors.noData')}
          action={{ label: t('vod.allPackages'), href: to(vodPaths.packages) }}
        />
      )}
      {packages.length === 0 && isPending(status) && (
        <ListSkeleton label={t('app.loading')} look="tiles" count={3} />
      )}
    </Screen>
  )
}
