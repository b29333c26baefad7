import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import RadioIcon from '~icons/ic/outline-radio'
import { type Country, favouritesId } from '../../contract/radio.ts'
import { useLoad } from '../../core/load.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { chosenPillStyle, pillLineStyle, pillStyle } from '../../ui/pillStyle.ts'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { useSearchTerm } from '../../ui/SearchField.tsx'
import { FieldShape, LoadedInShape, PillShapes, RowShapes } from '../../ui/Shapes.tsx'
import { Waiting } from '../../ui/Skeleton.tsx'
import { styled } from '../../ui/styled.tsx'
import { selectLocale } from '../language/slice.ts'
import { StationList } from './StationList.tsx'
import { SearchLine, SearchResults } from './StationSearch.tsx'
import {
  countries,
  countryChosen,
  countryNames,
  readFind,
  searchEntered,
  selectCountries,
  selectCountryId,
  selectHasFavourites,
  selectHasStations,
  selectStations,
} from './stationsSlice.ts'

/** Media query for countries in a column beside their stations: wide screens, but not a portrait kiosk. */
const columns = '@media (min-width: 960px) and (orientation: landscape)'

// A line of pills on phones; a column on screens that have room beside the stations.
const Line = styled('nav')(({ theme }) => ({
  ...pillLineStyle,
  [columns]: {
    maskImage: 'none',
    position: 'sticky',
    top: 'calc(var(--top-bar, 0px) + 1rem)',
    display: 'block',
    boxSizing: 'border-box',
    maxHeight: 'calc(100vh - var(--top-bar, 0px) - var(--bottom-nav, 0px) - 2rem)',
    margin: '0 -0.375rem',
    padding: '0.375rem',
    overflowY: 'auto',
    '& > :not(style)': { marginInlineEnd: 0 },
    '& > button': {
      ...theme.typography.body1,
      display: 'flex',
      justifyContent: 'flex-start',
      width: '100%',
      textAlign: 'start',
      whiteSpace: 'normal',
      backgroundColor: 'transparent',
      '@media (hover: hover)': { '&:hover': { backgroundColor: theme.tokens.hairline } },
      '&[aria-current="true"]': chosenPillStyle(theme),
    },
  },
}))
const Pill = styled(Pressable)(({ theme }) => ({
  ...pillStyle(theme),
  '&[aria-current="true"]': chosenPillStyle(theme),
}))

/** Pills of the countries, with the favourites first (RAD-05). */
const CountryNav = memo(function CountryNav() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const locale = useSelector(selectLocale)
  const listed = useSelector(selectCountries)
  const current = useSelector(selectCountryId)
  const hasFavourites = useSelector(selectHasFavourites)
  const line = useRef<HTMLElement>(null)
  const named = useMemo(() => {
    const nameOf = countryNames(locale)
    return listed.map((country) => ({ id: country.id, name: nameOf(country) }))
  }, [listed, locale])
  const items = hasFavourites ? [{ id: favouritesId, name: t('radio.favourites') }, ...named] : named

  // The country in the URL may be far down the line, so it is scrolled into view.
  useEffect(() => {
    const box = line.current
    const pill = box?.querySelector<HTMLElement>(`[data-country="${CSS.escape(current)}"]`)
    if (!box || !pill) return
    box.scrollLeft = pill.offsetLeft - (box.clientWidth - pill.clientWidth) / 2
    if (box.scrollHeight > box.clientHeight) box.scrollTop = pill.offsetTop - box.clientHeight / 2
  }, [current])

  return (
    <Line ref={line} aria-label={t('radio.countries')} data-tour="radio-countries" data-starts-here="">
      {items.map(({ id, name }) => (
        <Pill
          key={id}
          data-country={id}
          aria-current={id === current ? 'true' : undefined}
          onClick={() => dispatch(countryChosen(id))}
        >
          <span>{name}</span>
        </Pill>
      ))}
    </Line>
  )
})

const Pair = styled('div')({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  '& > div': { flex: '1 0 auto', display: 'flex', flexDirection: 'column', minWidth: 0, marginTop: '1rem' },
  [columns]: {
    display: 'grid',
    gridTemplateColumns: '15rem minmax(0, 1fr)',
    gridColumnGap: '2.5rem',
    alignItems: 'start',
    '& > div': { marginTop: 0 },
  },
})
const Body = styled('div')({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' })
// Countries are a horizontal line, or a column beside their stations on wide screens.
const Countries = styled('section')({
  minWidth: 0,
  [columns]: { '& > div': { flexDirection: 'column', '& > span': { marginBottom: '0.5rem' } } },
})
const Field = styled('div')({ marginBottom: '0.5rem', padding: '0.25rem 0' })
const stationShapes = <RowShapes count={8} heightRem={4.5} pictureRem={[3.5, 3.5]} isShort />
const shape = (
  <>
    <Field>
      <FieldShape />
    </Field>
    <Pair>
      <Countries>
        <PillShapes widthsRem={[7.25, 6.5, 5.75, 7, 6.5]} />
      </Countries>
      <div>{stationShapes}</div>
    </Pair>
  </>
)
const icon = <RadioIcon fontSize="inherit" />

/** `/webradio`: stations by country (RAD-01). */
export function RadioScreen() {
  const { t } = useTranslation()
  const { status, value, retry } = useLoad(countries)
  const hasStations = useSelector(selectHasStations)
  return (
    <Screen width="wide">
      <ScreenTitle>{t('radio.title')}</ScreenTitle>
      <LoadedInShape
        status={status}
        has={hasStations}
        shape={shape}
        empty={{ text: t('radio.noChannels'), icon, action: { label: t('nav.home'), href: '/' } }}
        failed={{
          text: t('radio.noChannels'),

          onRetry: retry,
        }}
      >
        <Radio countries={value} />
      </LoadedInShape>
    </Screen>
  )
}

function Radio({ countries }: { countries: readonly Country[] }) {
  const dispatch = useDispatch()
  const { term, setTerm, settle } = useSearchTerm(readFind(useLocation().search), (entered) =>
    dispatch(searchEntered(entered)),
  )
  // Typing has priority; the results are rendered at deferred priority.
  const searchedTerm = useDeferredValue(term).trim()
  const body = useRef<HTMLDivElement>(null)
  return (
    <>
      <SearchLine
        term={term}
        onTerm={setTerm}
        onSettled={settle}
        onDone={() => body.current?.querySelector<HTMLElement>('li button')?.focus()}
      />
      <Body ref={body}>
        {searchedTerm === '' ? (
          <ByCountry />
        ) : (
          <SearchResults countries={countries} term={searchedTerm} onClear={() => setTerm('')} />
        )}
      </Body>
    </>
  )
}

function ByCountry() {
  const countryId = useSelector(selectCountryId)
  // The pressed pill is highlighted at once; its stations are rendered at deferred priority.
  const shownId = useDeferredValue(countryId)
  return (
    <Pair>
      <CountryNav />
      <div>
        <Stations key={shownId} countryId={shownId} />
      </div>
    </Pair>
  )
}

function Stations({ countryId }: { countryId: string }) {
  const { t } = useTranslation()
  const stations = useSelectorWith(selectStations, countryId)
  const isFavourites = countryId === favouritesId
  if (!stations) return <Waiting>{stationShapes}</Waiting>
  if (stations.length === 0)
    return <EmptyState icon={icon} text={t(isFavourites ? 'radio.noFavourites' : 'radio.noStations')} />
  return <StationList stations={stations} label={t('radio.stations')} />
}
