import Button from '@mui/material/Button'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import FlightIcon from '~icons/ic/outline-flight-takeoff'
import { type Flight, type FlightType, flightTypes } from '../../contract/flights.ts'
import { isPending, useLoad } from '../../core/load.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { useNow } from '../../core/time/useNow.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { PillLine } from '../../ui/ChoicePills.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { PillTabs } from '../../ui/PillNav.tsx'
import { Rows } from '../../ui/Row.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { SearchField, useSearchTerm } from '../../ui/SearchField.tsx'
import { LoadedInShape, RowShapes } from '../../ui/Shapes.tsx'
import { useAnnouncement, VisuallyHidden } from '../../ui/screenReader.tsx'
import { styled } from '../../ui/styled.tsx'
import { useVirtualRows, VirtualSpacer } from '../../ui/virtualRows/useVirtualRows.tsx'
import { usePagerTexts } from '../formats/useWords.ts'
import { AirportPills } from './AirportPills.tsx'
import { pageSizes } from './address.ts'
import { FlightRow, useFlightTimes, useFlightWords } from './FlightRow.tsx'
import { FlightSheet } from './FlightSheet.tsx'
import {
  airports,
  type FlightChange,
  flightKeys,
  limitChosen,
  pageTurned,
  selectAirport,
  selectFlightList,
  selectFlights,
  selectIsLoading,
  selectPageCount,
  tabChosen,
  termEntered,
} from './slice.ts'

const virtualRows = { initialItems: 12, rowsPerRender: 6, estimatedRowHeightPx: 88 }

/** Those who have landed still wait for their baggage, and somebody for them. */
const arrivedMs = 30 * 60_000

/** Returns the flights of a page that are over, none if no other would be left. What has just changed stays in sight. */
function earlierOf(flights: readonly Flight[], type: FlightType, now: number, changed: object) {
  const until = type === 'arrival' ? now - arrivedMs : now
  const keys = flightKeys(flights)
  const over = flights.filter(
    ({ estimated_gate_time, scheduled_gate_time }, at) =>
      Date.parse(estimated_gate_time || scheduled_gate_time) <= until && !((keys[at] ?? '') in changed),
  )
  return over.length < flights.length ? over : []
}

// The text is aligned with the column; the padding of the button extends beyond it.
const Earlier = styled('div')({
  marginBottom: '0.25rem',
  marginInlineStart: ['-0.75rem', 'max(-0.75rem, -3.75vw)'],
})

/** The flights of a page from now on; those that are over stand behind one button (FLT-21). */
function FlightRows({ flights, type }: { flights: readonly Flight[]; type: FlightType }) {
  const { t } = useTranslation()
  const now = useNow(30_000)
  const { searchTerm, changes } = useSelector(selectFlights)
  const [isOpen, setOpen] = useState(false)
  const earlier = useMemo(
    // Who searches for a flight may mean one that is over.
    () => (searchTerm.trim() ? [] : earlierOf(flights, type, now, changes)),
    [flights, type, now, searchTerm, changes],
  )
  const shown = useMemo(
    () => (isOpen ? flights : flights.filter((flight) => !earlier.includes(flight))),
    [flights, earlier, isOpen],
  )
  return (
    <>
      {earlier.length > 0 && (
        <Earlier>
          <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span>{t('flights.earlier')}</span>
          </Button>
        </Earlier>
      )}
      <FlightLines flights={shown} type={type} />
    </>
  )
}

/** Virtualized, because a hotel may send more flights than a page has. */
function FlightLines({ flights, type }: { flights: readonly Flight[]; type: FlightType }) {
  const list = useRef<HTMLUListElement>(null)
  const momentOf = useFlightTimes()
  const { changes } = useSelector(selectFlights)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const keys = useMemo(() => flightKeys(flights), [flights])
  const opened = flights.find((_, at) => keys[at] === openKey)
  const { from, to, heightBeforePx, heightAfterPx } = useVirtualRows(flights, list, virtualRows)
  const isLong = flights.length > virtualRows.initialItems
  return (
    <>
      <Rows ref={list}>
        <VirtualSpacer heightPx={heightBeforePx} />
        {flights.slice(from, to).map((flight, at) => {
          const key = keys[from + at] ?? ''
          return (
            <li key={key} {...(isLong && { 'aria-posinset': from + at + 1, 'aria-setsize': flights.length })}>
              <FlightRow
                id={key}
                flight={flight}
                type={type}
                momentOf={momentOf}
                changed={changes[key]?.parts.join(' ') ?? ''}
                onOpen={setOpenKey}
              />
            </li>
          )
        })}
        <VirtualSpacer heightPx={heightAfterPx} />
      </Rows>
      {opened && <FlightSheet flight={opened} type={type} onClose={() => setOpenKey(null)} />}
    </>
  )
}

/** Announces changes to screen readers while the guest is on the screen. */
function ChangeAnnouncement() {
  const { t } = useTranslation()
  const momentOf = useFlightTimes()
  const stateOf = useFlightWords()
  const { lastChanges, tab } = useSelector(selectFlights)
  const wordsOf = ({ flight, parts }: FlightChange) =>
    [
      flight.flight_number,
      tab === 'departure' ? flight.destination_city : flight.origin_city,
      parts.includes('gate') && flight.gate && t('flights.gate', { gate: flight.gate }),
      parts.includes('time') && momentOf(flight.estimated_gate_time)?.time,
      parts.includes('status') && stateOf(flight.status),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <VisuallyHidden role="status" data-changes="">
      {lastChanges.map(wordsOf).join('. ')}
    </VisuallyHidden>
  )
}

const Part = styled('div')({ marginBottom: '0.75rem' })

/** Searches by airline, city, number or gate (FLT-04). `hasNone`: whether there is nothing to search. */
function FlightSearch({ hasNone }: { hasNone: boolean }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { searchTerm } = useSelector(selectFlights)
  const { term, setTerm, settle } = useSearchTerm(searchTerm, (entered) => dispatch(termEntered(entered)))
  const [isUsed, setUsed] = useState(false)
  // What the guest has begun stays in their hands.
  if (hasNone && !isUsed && searchTerm === '') return null
  return (
    <Part data-tour="flight-search">
      <SearchField
        label={t('flights.field')}
        clearLabel={t('search.clear')}
        value={term}
        maxLength={maxTextLength}
        onChange={(text) => {
          setUsed(true)
          setTerm(text)
        }}
        onDone={settle}
      />
    </Part>
  )
}

/** Departures and arrivals of an airport (FLT-01). */
export function FlightsScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { status: airportsStatus, retry } = useLoad(airports)
  const airport = useSelector(selectAirport)
  const { tab, page, limit } = useSelector(selectFlights)
  const list = useSelectorWith(selectFlightList, tab)
  const pages = useSelector(selectPageCount)
  const isLoading = useSelector(selectIsLoading)
  const texts = usePagerTexts(page, pages)
  // Without an airport no list is requested, so the status of the airports applies to both lists.
  const status = airport ? list.status : airportsStatus
  const isComing = isPending(status)
  const tabName = t(`flights.${tab}s`)
  useAnnouncement(isLoading || isComing ? '' : `${tabName}, ${t('search.found', { count: list.amount })}`)
  return (
    <Screen width="list">
      {/* A blank line reserves the space of the airport's name. */}
      <ScreenTitle below={airport ? airport.name : isComing && '\u00a0'}>{t('flights.title')}</ScreenTitle>
      <AirportPills />
      <FlightSearch hasNone={!isComing && list.amount === 0} />
      <PillTabs
        id="flights"
        label={t('flights.title')}
        tabs={flightTypes.map((type) => ({ id: type, name: t(`flights.${type}s`) }))}
        current={tab}
        tour="flight-tabs"
        onSelect={(id) => dispatch(tabChosen(id === 'arrival' ? 'arrival' : 'departure'))}
      />
      <div
        role="tabpanel"
        id="flights-panel"
        aria-labelledby={`flights-${tab}`}
        aria-busy={isLoading}
        style={{ display: 'flex', flexDirection: 'column', flex: '1 0 auto' }}
      >
        <LoadedInShape
          status={status}
          has={list.flight_data.length > 0}
          shape={<RowShapes count={limit} heightRem={5.625} pictureRem={[4.5, 1.25]} />}
          empty={{ text: t('flights.empty'), icon: <FlightIcon fontSize="inherit" /> }}
          failed={{
            text: t('errors.module'),
            onRetry: retry,
          }}
        >
          <FlightRows flights={list.flight_data} type={tab} />
        </LoadedInShape>
        {list.amount > pageSizes[0] && (
          <div data-tour="flight-pages">
            <Pager
              label={tabName}
              page={page}
              pages={pages}
              texts={texts}
              onPage={(next) => dispatch(pageTurned({ type: tab, page: next }))}
            />
            <PillLine
              label={t('flights.perPage')}
              options={pageSizes}
              value={limit}
              read={String}
              onChange={(size) => dispatch(limitChosen(size))}
            />
          </div>
        )}
      </div>
      <ChangeAnnouncement />
    </Screen>
  )
}
