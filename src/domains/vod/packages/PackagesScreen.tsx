import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { FailedState } from '../../../ui/FailedState.tsx'
import { ListSkeleton } from '../../../ui/ListSkeleton.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { PackageList } from '../parts/PackageList.tsx'
import { VodTabs } from '../parts/VodTabs.tsx'
import { VoucherNote } from '../parts/VoucherNote.tsx'
import { moviesWanted } from '../slice.ts'
import { selectPackages, selectPackagesStatus } from './slice.ts'

/** `/vod/packages`: films that are bought together (VOD-02). */
export function PackagesScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const status = useSelector(selectPackagesStatus)
  const packages = useSelector(selectPackages)
  const isEmpty = packages.length === 0 && (status === 'failure' || status === 'success')
  return (
    <Screen width="wide">
      <ScreenTitle>{t('vod.title')}</ScreenTitle>
      <VodTabs current="packages" />
      <VoucherNote />
      {isEmpty && (
        <FailedState
          text={t('errors.empty')}
          retryLabel={t('app.tryAgain')}
          onRetry={() => dispatch(moviesWanted())}
        />
      )}
      {!isEmpty && packages.length === 0 && <ListSkeleton label={t('app.loading')} look="tiles" count={6} />}
      {packages.length > 0 && (
        <div style={{ marginTop: '1.25rem' }}>
          <PackageList packages={packages} />
        </div>
      )}
    </Screen>
  )
}
