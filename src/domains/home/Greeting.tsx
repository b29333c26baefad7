import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelDate, hotelHour } from '../../core/time/clock.ts'
import { formatDate } from '../../core/time/dates.ts'
import { dayPartAt } from '../../core/time/dayPart.ts'
import { useNow } from '../../core/time/useNow.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { useTemperature } from '../formats/useTemperature.ts'
import { selectLocale } from '../language/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectCheckin, selectMode, selectShownName, selectShownRoom } from '../session/slice.ts'
import { selectWeather } from '../weather/slice.ts'

const Line = styled('span')({
  display: 'block',
  // One line on a television, which is wide and not high.
  [onTelevision]: { '& > span': { display: 'inline' }, '& > span + span::before': { content: '" · "' } },
})

/** The heading of home, "Good evening, Anna", with a line for the stay and one for the weather. */
export function Greeting() {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  const timezone = useSelector(selectTimezone)
  const checkin = useSelector(selectCheckin)
  const guest = useSelector(selectShownName)
  const room = useSelector(selectShownRoom)
  const { value: weather } = useSelector(selectWeather)
  const { degrees, write } = useTemperature()
  const now = useNow(60_000)
  const part = dayPartAt(hotelHour(now, timezone))
  // At night the greeting is "Good evening", because "Good night" is said on parting.
  const greetedPart = part === 'night' ? 'evening' : part
  const greeting = t(`home.${greetedPart}`)
  // In the demo the guest is the one of the address (MODE-17).
  const stay = useSelector(selectMode) === 'demo' ? null : checkin
  const name = stay?.name || stay?.last_name || guest

  return (
    <ScreenTitle
      below={
        <Line data-tour="home-stay">
          {room && <Line>{stayText()}</Line>}
          {weather?.current && (
            <Line>
              {t('home.weather', {
                temperature: write(degrees(weather.current.temperature)),
                text: weather.current.text,
                city: weather.city,
              })}
            </Line>
          )}
        </Line>
      }
    >
      {name ? t('home.greeting', { greeting, name }) : greeting}
    </ScreenTitle>
  )

  function stayText() {
    const parts = [t('home.room', { room })]
    const checkout = Date.parse(checkin?.checkout ?? '')
    if (!Number.isNaN(checkout)) {
      const date = hotelDate(checkout, timezone)
      const day = formatDate(date, locale, { weekday: 'long', day: 'numeric', month: 'short' })
      const isToday = date === hotelDate(now, timezone)
      // Day and month stay in one line.
      const whole = day.replace(/\s(?=\S+$)/, '\u00a0')
      parts.push(isToday ? t('home.checkoutToday') : t('home.checkout', { day: whole }))
    }
    return parts.join(' · ')
  }
}
