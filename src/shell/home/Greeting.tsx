import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useTemperature } from '../../domains/config/useTemperature.ts'
import { selectLocale } from '../../domains/language/slice.ts'
import { selectTimezone } from '../../domains/property/slice.ts'
import { selectCheckin, selectGuestName, selectRoom } from '../../domains/session/slice.ts'
import { selectWeather } from '../../domains/weather/slice.ts'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { dayPartAt, hotelClock, sameDay } from './dayPart.ts'

const Line = styled('span')({ display: 'block' })

/** "Good evening, Anna", with the stay and the weather in a line each. */
export function Greeting() {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  const timezone = useSelector(selectTimezone)
  const checkin = useSelector(selectCheckin)
  const guest = useSelector(selectGuestName)
  const room = useSelector(selectRoom)
  const weather = useSelector(selectWeather)
  const { degrees } = useTemperature()
  const now = new Date()
  const greeting = t(`home.${dayPartAt(hotelClock(now, timezone).hour)}`)
  const name = checkin?.name || checkin?.last_name || guest

  return (
    <ScreenTitle
      below={
        <Line data-tour="home-stay">
          {room && <Line>{stay()}</Line>}
          {weather && (
            <Line>
              {t('home.weather', {
                temperature: degrees(weather.current.temperature),
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

  function stay() {
    const parts = [t('home.room', { room })]
    const leaves = checkin?.checkout ? new Date(checkin.checkout) : null
    if (leaves && !Number.isNaN(leaves.getTime())) {
      const day = new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'short',
        ...(timezone && { timeZone: timezone }),
      }).format(leaves)
      parts.push(sameDay(leaves, now, timezone) ? t('home.checkoutToday') : t('home.checkout', { day }))
    }
    return parts.join(' · ')
  }
}
