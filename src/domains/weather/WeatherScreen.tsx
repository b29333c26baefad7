import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListSkeleton } from '../../ui/ListSkeleton.tsx'
import { PillNav } from '../../ui/PillNav.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { configRequested, selectConfigError, selectIsConfigured } from '../config/slice.ts'
import { CurrentWeather } from './CurrentWeather.tsx'
import { Forecast } from './Forecast.tsx'
import { weatherPath } from './paths.ts'
import { SkyDrawing } from './SkyDrawing.tsx'
import { selectPlaceNames, selectWeather, selectWeatherLocations, weatherReloadRequested } from './slice.ts'

// Current weather above the forecast; side by side on wide screens, except a kiosk in portrait orientation.
const Pair = styled('div')({
  marginTop: '1.25rem',
  '@media (min-width: 960px) and (orientation: landscape)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridColumnGap: '3rem',
    alignItems: 'start',
    '& > section + section > :first-of-type': { marginTop: 0 },
  },
})

/** The weather of one of the hotel's places (WTH-08). */
export function WeatherScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const locations = useSelector(selectWeatherLocations)
  const requestedIndex = Number(useScreenParams().index)
  const index = locations[requestedIndex] ? requestedIndex : 0
  const { status, value: weather } = useSelectorWith(selectWeather, index)
  const names = useSelector(selectPlaceNames)
  const city = names[index]
  // The places are known only once the configuration has loaded or failed.
  const isConfigured = useSelector(selectIsConfigured)
  const hasNoConfig = useSelector(selectConfigError) !== null
  const hasNoPlace = locations.length === 0 && (isConfigured || hasNoConfig)
  const isEmpty = !weather && (hasNoPlace || status === 'failure')
  // Without a configured place there is nothing to load, so no retry is offered.
  const mayTryAgain = !hasNoPlace || hasNoConfig
  const tryAgain = () => dispatch(hasNoPlace ? configRequested() : weatherReloadRequested())
  return (
    <Screen width="wide">
      <ScreenTitle above={city && t('weather.title')} below={weather?.country}>
        {city || t('weather.title')}
      </ScreenTitle>
      {locations.length > 1 && (
        <PillNav
          label={t('weather.places')}
          current={String(index)}
          items={names.map((label, at) => ({
            id: String(at),
            label,
            href: buildPath(weatherPath, { index: at }),
          }))}
        />
      )}
      {isEmpty && (
        <EmptyState
          icon={<SkyDrawing sky="partly-cloudy" size="5rem" />}
          text={t('errors.empty')}
          {...(mayTryAgain && { action: { label: t('app.tryAgain'), onClick: tryAgain } })}
        />
      )}
      {!isEmpty && !weather && <ListSkeleton label={t('app.loading')} look="lines" count={6} />}
      {weather && (
        <Pair>
          {weather.current && (
            <CurrentWeather current={weather.current} updated={weather.updated} isAtHotel={index === 0} />
          )}
          {weather.forecast.length > 0 && (
            <section aria-labelledby="forecast" data-tour="weather-days">
              <SectionTitle id="forecast">{t('weather.forecast')}</SectionTitle>
              <Forecast days={weather.forecast} />
            </section>
          )}
        </Pair>
      )}
    </Screen>
  )
}
