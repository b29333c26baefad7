import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import ExploreIcon from '~icons/ic/outline-explore'
import { EmptyState, FailedState } from '../../ui/EmptyState.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { useGo } from '../navigation/useGo.ts'
import { EntryList } from './EntryList.tsx'
import { FilterLines } from './FilterLines.tsx'
import { browseAddress, type DestinationFilter, isNarrowed, readFilter } from './filter.ts'
import { filterOpened, listRetried, selectAmount, selectPages } from './slice.ts'

const noFilter: DestinationFilter = { types: [], q: '', area: '', date: '' }

/** `/destination`: sights, events and businesses around the hotel (DEST-01). */
export function BrowseScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const go = useGo()
  const { search } = useLocation()
  const filter = useMemo(() => readFilter(search), [search])
  const address = browseAddress(filter)
  useEffect(() => {
    dispatch(filterOpened(readFilter(address.replace(/^[^?]*/, ''))))
  }, [dispatch, address])
  const show = (next: DestinationFilter) => go(browseAddress(next), { replace: true })
  return (
    <Screen width="wide">
      <ScreenTitle>{t('destination.title')}</ScreenTitle>
      <FilterLines filter={filter} change={(changes) => show({ ...filter, ...changes })} />
      <Entries isNarrowed={isNarrowed(filter)} onReset={() => show(noFilter)} />
    </Screen>
  )
}

function Entries({ isNarrowed, onReset }: { isNarrowed: boolean; onReset: () => void }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const amount = useSelector(selectAmount)
  const status = useSelector(selectPages)[1]?.status
  if (status === 'failure')
    return (
      <FailedState
        text={t('errors.noData')}
        retryLabel={t('app.tryAgain')}
        onRetry={() => dispatch(listRetried())}
      />
    )
  if (status !== 'success') return <ListSkeleton label={t('app.loading')} count={6} />
  if (amount > 0) return <EntryList amount={amount} />
  const icon = <ExploreIcon fontSize="inherit" />
  if (!isNarrowed) return <EmptyState icon={icon} text={t('errors.noData')} />
  const action = { label: t('vod.filter.clear'), onClick: onReset }
  return <EmptyState icon={icon} text={t('destination.none')} action={action} />
}
