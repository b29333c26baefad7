import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import ExploreIcon from '~icons/ic/outline-explore'
import { destinationTypes } from '../../contract/destination.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { hotelDate } from '../../core/time/clock.ts'
import { datesFrom } from '../../core/time/dates.ts'
import { useNow } from '../../core/time/useNow.ts'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { EmptyState, FailedState } from '../../ui/EmptyState.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { chosenPillStyle, pillLineStyle, pillStyle } from '../../ui/pillStyle.ts'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { SearchField, useSearchTerm } from '../../ui/SearchField.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { styled } from '../../ui/styled.tsx'
import { useDayName } from '../formats/useWords.ts'
import { useGo } from '../navigation/useGo.ts'
import { selectTimezone } from '../property/slice.ts'
import { EntryList } from './EntryList.tsx'
import { browseAddress, type DestinationFilter, isNarrowed, readFilter } from './filter.ts'
import { filterOpened, listRetried, selectAmount, selectAreas, selectPages } from './slice.ts'

const Lines = styled('div')({
  marginBottom: '1rem',
  '& > form': { maxWidth: '32rem', marginBottom: '0.5rem' },
})
const Types = styled('div')(pillLineStyle)
const Pill = styled(Pressable)(({ theme }) => ({
  ...pillStyle(theme),
  '&[aria-pressed="true"]': chosenPillStyle(theme),
}))

interface FilterLinesProps {
  filter: DestinationFilter
  /** Whether there is nothing to filter. */
  hasNone: boolean
  onChange: (changes: Partial<DestinationFilter>) => void
}

const withChosen = (options: readonly string[], chosen: string) =>
  chosen === '' || options.includes(chosen) ? options : [...options, chosen]

/** Filters by text, type, area and, for events, by day (DEST-03). */
function FilterLines({ filter, hasNone, onChange }: FilterLinesProps) {
  const { t } = useTranslation()
  const dayName = useDayName()
  const { types, q, area, date } = filter
  const areas = withChosen(useSelector(selectAreas), area)
  const today = hotelDate(useNow(60_000), useSelector(selectTimezone))
  const [isUsed, setUsed] = useState(false)
  const change: typeof onChange = (changes) => {
    setUsed(true)
    onChange(changes)
  }
  const { term, setTerm, settle } = useSearchTerm(q, (text) => change({ q: text }))
  const all = { value: '', label: t('shop.all') }
  // What the guest has begun stays in their hands.
  if (hasNone && !isUsed && !isNarrowed(filter)) return null
  return (
    <Lines data-tour="destination-filter">
      <SearchField
        label={t('shop.search.open')}
        clearLabel={t('shop.search.clear')}
        value={term}
        maxLength={maxTextLength}
        onChange={setTerm}
        onDone={settle}
        onBlur={settle}
      />
      <Types role="group" aria-label={t('destination.kinds')} data-starts-here="">
        {destinationTypes.map((type) => {
          const isChosen = types.includes(type)
          const next = isChosen ? types.filter((one) => one !== type) : [...types, type]
          return (
            <Pill key={type} aria-pressed={isChosen} onClick={() => change({ types: next })}>
              <span>{t(`destination.types.${type}`)}</span>
            </Pill>
          )
        })}
      </Types>
      {areas.length > 0 && (
        <ChoicePills
          label={t('destination.areas')}
          options={[all, ...areas.map((value) => ({ value, label: value }))]}
          value={area}
          onChange={(value) => change({ area: value })}
        />
      )}
      {(types.includes('event') || date !== '') && (
        <ChoicePills
          label={t('courses.days')}
          options={[
            all,
            ...withChosen(datesFrom(today, null), date).map((value) => ({ value, label: dayName(value) })),
          ]}
          value={date}
          onChange={(value) => change({ date: value })}
        />
      )}
    </Lines>
  )
}

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
  const status = useSelector(selectPages)[1]?.status
  const hasNone = useSelector(selectAmount) === 0 && (status === 'failure' || status === 'success')
  const show = (next: DestinationFilter) => go(browseAddress(next), { replace: true })
  return (
    <Screen width="wide">
      <ScreenTitle>{t('destination.title')}</ScreenTitle>
      <FilterLines
        filter={filter}
        hasNone={hasNone}
        onChange={(changes) => show({ ...filter, ...changes })}
      />
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
    return <FailedState text={t('errors.noData')} onRetry={() => dispatch(listRetried())} />
  if (status !== 'success') return <ListSkeleton count={6} />
  if (amount > 0) return <EntryList amount={amount} />
  const icon = <ExploreIcon fontSize="inherit" />
  if (!isNarrowed) return <EmptyState icon={icon} text={t('errors.noData')} />
  const action = { label: t('vod.filter.clear'), onClick: onReset }
  return <EmptyState icon={icon} text={t('destination.none')} action={action} />
}
