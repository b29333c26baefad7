import FlightIcon from '~icons/ic/outline-flight-takeoff'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { addressParams, flightsPath } from './paths.ts'

/** Departures and arrivals of the airports around the hotel. */
export const flights = defineDomain({
  name: 'flights',
  screens: {
    flights: {
      path: flightsPath,
      module: lazyModule(() => import('./FlightsScreen.tsx'), 'FlightsScreen'),
      label: 'flights.title',
      icon: FlightIcon,
      tour: [
        tourStep('flight-airports', 'flights.airports'),
        tourStep('flight-search', 'flights.search'),
        tourStep('flight-tabs', 'flights.tabs'),
        tourStep('flight-pages', 'flights.pages'),
      ],
    },
  },
  query: Object.values(addressParams),
  actions: { openFlightInfo: () => opens('flights', flightsPath) },
  lazyState: lazyModule(() => import('./saga.ts'), 'flightsState'),
})
