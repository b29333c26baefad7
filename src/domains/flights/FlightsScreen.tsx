import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { flightTypes } from '../../contract/flights.ts'
import { isPending } from '../../core/loadable.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { useAnnouncement } from '../../ui/announce.ts'
import { FlightTakeoffOutlined as FlightIcon } from '../../ui/icons/FlightTakeoffOutlined.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { PillLine } from '../../ui/PillLine.tsx'
import { PillTabs } from '../../ui/PillTabs.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { LoadedInShape } from '../../ui/shapes/LoadedInShape.tsx'
import { RowShapes } from '../../ui/shapes/Shapes.tsx'
import { usePagerTexts } from '../formats/usePagerTexts.ts'
import { AirportPills } from './AirportPills.tsx'
import { pageSizes } from './address.ts'
import { ChangeAnnouncement } from './ChangeAnnouncement.tsx'
import { FlightRows } from './FlightRows.tsx'
import { FlightSearch } from './FlightSearch.tsx'
import {
  flightsRetried,
  limitChosen,
  pageTurned,
  selectAirport,
  selectAirports,
  selectFlightList,
  selectFlights,
  selectIsLoading,
  selectPageCount,
  tabChosen,
} from './slice.ts'

const Part = styled('div')({ marginBottom: '0.75rem' })

/** Departures and arrivals of an airport (FLT-01). */
export function FlightsScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const airports = useSelector(selectAirports)
  const airport = useSelector(selectAirport)
  const { tab, page, limit } = useSelector(selectFlights)
  const list = useSelectorWith(selectFlightList, tab)
  const pages = useSelector(selectPageCount)
  const isLoading = useSelector(selectIsLoading)
  const texts = usePagerTexts(page, pages)
  // Without an airport no list is requested, so the status of the airports applies to both lists.
  const status = airport ? list.status : airports.status
  const isComing = isPending(status)
  const tabName = t(`flights.${tab}s`)
  useAnnouncement(isLoading || isComing ? '' : `${tabName}, ${t('search.found', { count: list.amount })}`)
  return (
    <Screen width="list">
      {/* A blank line reserves the space of the airport's name. */}
      <ScreenTitle below={airport ? airport.name : isComing && '\u00a0'}>{t('flights.title')}</ScreenTitle>
      <AirportPills />
      <Part data-tour="flight-search">
        <FlightSearch />
      </Part>
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
          loadingLabel={t('app.loading')}
          shape={<RowShapes count={limit} heightRem={5.625} pictureRem={[4.5, 1.25]} />}
          empty={{ text: t('flights.empty'), icon: <FlightIcon fontSize="inherit" /> }}
          failed={{
            text: t('errors.module'),
            retryLabel: t('app.tryAgain'),
            onRetry: () => dispatch(flightsRetried()),
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
