import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { Weather } from '../../contract/weather.ts'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { useLoad } from '../../core/load.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PillNav } from '../../ui/PillNav.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/screenReader.tsx'
import { plainList } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { configRequested, selectConfigError, selectIsConfigured } from '../config/slice.ts'
import { useTemperature } from '../formats/useTemperature.ts'
import { useDayName } from '../formats/useWords.ts'
import { CurrentWeather, written } from './CurrentWeather.tsx'
import { weatherPath } from './paths.ts'
import { SkyDrawing, skyOf } from './SkyDrawing.tsx'
import { placesWeather, selectPlaceNames, selectWeatherLocations } from './slice.ts'

const Days = styled('ul')(plainList)
const Day = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '4rem',
  '& + &': { borderTop: `1px solid ${theme.tokens.hairline}` },
}))
const Names = styled('div')(({ theme }) => ({
  flex: '1 1 6.5rem',
  minWidth: 'min-content',
  '& > span': { ...theme.typography.subtitle1, display: 'block' },
  '& > span + span': { ...theme.typography.body2, color: theme.palette.text.secondary },
}))
const Drawing = styled('div')({ flex: 'none', margin: '0 0.75rem', lineHeight: 0 })
const Range = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  ...theme.tokens.figures,
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 7.5rem',
  maxWidth: '16rem',
  '& > span': { flex: 'none', width: '2.25rem', textAlign: 'right' },
  '& > span:first-of-type': { color: theme.palette.text.secondary },
  '& > span:last-of-type': { fontWeight: 600 },
}))
const Track = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  flex: '1 1 auto',
  height: '0.375rem',
  margin: '0 0.5rem',
  borderRadius: theme.tokens.radius.pill,
  backgroundColor: theme.tokens.well,
}))
const Stretch = styled('div')(({ theme }) => ({
  height: '100%',
  minWidth: '0.375rem',
  borderRadius: theme.tokens.radius.pill,
  // The style cache flips the gradient for RTL.
  background: 'linear-gradient(to right, #6FA8D8, #E5B45C)',
}))

/** The forecast by day, each with a bar that shows its temperatures within the range of all days. */
function Forecast({ days }: { days: Weather['forecast'] }) {
  const { t } = useTranslation()
  const { degrees } = useTemperature()
  const dayName = useDayName()
  const coldest = days.reduce((lowest, { min }) => Math.min(lowest, min), Number.POSITIVE_INFINITY)
  const warmest = days.reduce((highest, { max }) => Math.max(highest, max), Number.NEGATIVE_INFINITY)
  const span = Math.max(1, warmest - coldest)
  const share = (value: number) => `${((value - coldest) / span) * 100}%`
  return (
    <Days>
      {days.map(({ date, min, max, text, icon }) => (
        <Day key={date}>
          <Names>
            <span>{dayName(date)}</span>
            <span>{text}</span>
          </Names>
          <Drawing>
            <SkyDrawing sky={skyOf(icon)} size="2.75rem" />
          </Drawing>
          <Range>
            <VisuallyHidden>{t('weather.range', { min: degrees(min), max: degrees(max) })}</VisuallyHidden>
            {/* LTR, because a minus is written before its number in every language. */}
            <span aria-hidden="true" dir="ltr">
              {written(degrees(min))}
            </span>
            <Track aria-hidden="true">
              <Stretch style={{ marginInlineStart: share(min), width: share(coldest + max - min) }} />
            </Track>
            <span aria-hidden="true" dir="ltr">
              {written(degrees(max))}
            </span>
          </Range>
        </Day>
      ))}
    </Days>
  )
}

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
  const { status, value: weather, retry } = useLoad(placesWeather, index)
  const names = useSelector(selectPlaceNames)
  const city = names[index]
  // The places are known only once the configuration has loaded or failed.
  const isConfigured = useSelector(selectIsConfigured)
  const hasNoConfig = useSelector(selectConfigError) !== null
  const hasNoPlace = locations.length === 0 && (isConfigured || hasNoConfig)
  const isEmpty = !weather && (hasNoPlace || status === 'failure')
  // Without a configured place there is nothing to load, so no retry is offered.
  const mayTryAgain = !hasNoPlace || hasNoConfig
  const tryAgain = () => (hasNoPlace ? dispatch(configRequested()) : retry())
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
      {!isEmpty && !weather && <ListSkeleton look="lines" count={6} />}
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
