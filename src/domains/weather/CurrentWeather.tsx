import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Weather } from '../../contract/weather.ts'
import { numberFormat } from '../../core/text/knownLocale.ts'
import { hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { withinWindow } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useTemperature } from '../formats/useTemperature.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectLocale } from '../language/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { isNightIcon, type Sky, SkyDrawing, skyOf } from './SkyDrawing.tsx'

type Air = 'fair' | 'grey' | 'wet' | 'white' | 'night'
const airOf: Record<Sky, Exclude<Air, 'night'>> = {
  clear: 'fair',
  'partly-cloudy': 'fair',
  cloudy: 'grey',
  wind: 'grey',
  fog: 'white',
  snow: 'white',
  drizzle: 'wet',
  rain: 'wet',
  sleet: 'wet',
  thunderstorm: 'wet',
}
const airs: Record<'light' | 'dark', Record<Air, readonly [string, string]>> = {
  light: {
    fair: ['#CFE4F4', '#FBEFD5'],
    grey: ['#DBE2E8', '#F0ECE4'],
    wet: ['#CAD8E3', '#E8EAE8'],
    white: ['#E2EAF1', '#F6F3EC'],
    night: ['#D6DBF0', '#F0E8EE'],
  },
  dark: {
    fair: ['#1F3048', '#3A3326'],
    grey: ['#262C34', '#2C2B2B'],
    wet: ['#1B2735', '#262B32'],
    white: ['#29313B', '#33363B'],
    night: ['#191E36', '#2A2433'],
  },
}

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: withinWindow(1.5),
  borderRadius: theme.tokens.radius.card,
  ...(['fair', 'grey', 'wet', 'white', 'night'] as const).reduce<Record<string, object>>((rules, air) => {
    const [above, below] = airs[theme.palette.mode][air]
    rules[`&[data-air="${air}"]`] = { background: `linear-gradient(165deg, ${above}, ${below})` }
    return rules
  }, {}),
  [theme.breakpoints.up('md')]: { padding: '2.25rem' },
}))
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
})
const Degrees = styled('p')(({ theme }) => ({
  margin: 0,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: withinWindow(5),
  lineHeight: 1,
  letterSpacing: '-0.02em',
  '& > small': { fontSize: '0.4em', verticalAlign: '1.3em', marginInlineStart: '0.125rem', letterSpacing: 0 },
}))
const Words = styled('p')(({ theme }) => ({ ...theme.typography.h2, margin: '1rem 0 0' }))
const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  ...theme.tokens.figures,
  display: 'flex',
  flexWrap: 'wrap',
  margin: '1rem 0 0',
  '& > div': { marginInlineEnd: '2rem', marginTop: '0.25rem' },
  '& dt': { display: 'inline', opacity: 0.85 },
  '& dt::after': { content: '"\\00a0"' },
  '& dd': { display: 'inline', margin: 0, fontWeight: 600 },
}))

interface CurrentWeatherProps {
  current: NonNullable<Weather['current']>
  /** ISO 8601 UTC, or empty. */
  updated: string
  isAtHotel: boolean
}

/** Degrees without their unit, with a minus sign in place of a hyphen. */
export const written = (degrees: number): string => `${degrees}°`.replace('-', '\u2212')

/** The current weather of a place: temperature, drawing and description. */
export function CurrentWeather({ current, updated, isAtHotel }: CurrentWeatherProps) {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  const timezone = useSelector(selectTimezone)
  const { time: readable } = useTimes()
  const { unit, degrees } = useTemperature()
  const now = useNow(60_000)
  const sky = skyOf(current.icon)
  // The hotel's clock tells day from night only for the hotel's own place.
  const hour = Number(timeOfDay(hotelTime(now, timezone)).slice(0, 2))
  const isNight = isNightIcon(current.icon) || (isAtHotel && (hour < 6 || hour >= 20))
  const air: Air = isNight && airOf[sky] === 'fair' ? 'night' : airOf[sky]
  const number = numberFormat(locale)
  const moment = Date.parse(updated)

  const facts = [
    current.humidity !== null && [
      'humidity',
      t('weather.percent', { value: number.format(current.humidity) }),
    ],
    current.wind !== null && ['wind', t('weather.speed', { value: number.format(Math.round(current.wind)) })],
    !Number.isNaN(moment) && ['updated', readable(timeOfDay(hotelTime(moment, timezone)))],
  ].filter((fact): fact is [string, string] => fact !== false)
  return (
    <Card data-air={air} aria-label={t('weather.now')} data-tour="weather-now">
      <Head>
        <Degrees dir="ltr">
          <span>{written(degrees(current.temperature))}</span>
          <small>{unit}</small>
        </Degrees>
        <SkyDrawing sky={sky} isNight={isNight} size="8rem" />
      </Head>
      <Words>{current.text}</Words>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`weather.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  )
}
