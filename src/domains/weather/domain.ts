import WeatherIcon from '~icons/ic/outline-wb-sunny'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import type { MenuAction } from '../../core/domains/domain.types.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { stateOf } from '../../core/load.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { weatherPath } from './paths.ts'
import { weatherSaga } from './saga.ts'
import { placesWeather, weatherSlice } from './slice.ts'

const openPlace: MenuAction = ([index]) => opens('weather', buildPath(weatherPath, { index: index || '0' }))

export const weather = defineDomain({
  name: 'weather',
  screens: {
    weather: {
      path: weatherPath,
      module: lazyModule(() => import('./WeatherScreen.tsx'), 'WeatherScreen'),
      icon: WeatherIcon,
      area: { label: 'weather.title', to: buildPath(weatherPath, { index: '0' }) },
      tour: [tourStep('weather-now', 'weather.now'), tourStep('weather-days', 'weather.days')],
    },
  },
  // `weather` is the screen's name; as an action it needs a path with a place.
  actions: { openWeather: openPlace, weather: openPlace },
  // Loaded at sign-in: the home screen shows the weather.
  state: stateOf([placesWeather], { slices: [weatherSlice], saga: weatherSaga }),
})
