import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isPlaying } from '../../browser/media.ts'
import { useLoad } from '../../core/load.ts'
import { hotelTime } from '../../core/time/clock.ts'
import { dayPartAt, formatDate } from '../../core/time/dates.ts'
import { useNow } from '../../core/time/useNow.ts'
import { selectIsBlank } from '../../domains/device/slice.ts'
import { selectDialog } from '../../domains/dialogs/slice.ts'
import { useTemperature } from '../../domains/formats/useTemperature.ts'
import { useTimes } from '../../domains/formats/useTimes.ts'
import { selectLocale } from '../../domains/language/slice.ts'
import { PictureOfTheHourPart } from '../../domains/login/PictureOfTheHourPart.tsx'
import { selectUnreadCount } from '../../domains/messages/slice.ts'
import { selectTimezone } from '../../domains/property/slice.ts'
import { selectIsPictureShown } from '../../domains/remoteTv/slice.ts'
import { placesWeather } from '../../domains/weather/slice.ts'
import { covering } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'

/** A television that nobody has used for this long shows the clock. */
const restMs = 5 * 60_000
/** A clock on the wall is not a minute late. */
const clockMs = 10_000

const uses = ['keydown', 'pointerdown', 'wheel', 'play'] as const

/** Shows the clock on a television that nobody uses, unless something plays, rings or is shown by the set itself. */
export function RestHost() {
  const isBlank = useSelector(selectIsBlank)
  const isPictureShown = useSelector(selectIsPictureShown)
  const hasDialog = useSelector(selectDialog) !== null
  const isNeeded = isBlank || isPictureShown || hasDialog
  const [isResting, setResting] = useState(false)

  useEffect(() => {
    if (isNeeded) return
    let isAtRest = false
    let timer: ReturnType<typeof setTimeout>
    const rest = () => {
      isAtRest = !isPlaying()
      if (isAtRest) setResting(true)
      else begin()
    }
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, restMs)
    }
    // The key that ends the rest has no other effect.
    const handleUse = (event: Event) => {
      begin()
      if (!isAtRest) return
      isAtRest = false
      setResting(false)
      if (event.type === 'play') return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    begin()
    for (const use of uses) window.addEventListener(use, handleUse, { capture: true, passive: false })
    return () => {
      clearTimeout(timer)
      setResting(false)
      for (const use of uses) window.removeEventListener(use, handleUse, true)
    }
  }, [isNeeded])
  return isResting && <RestScreen />
}

const Ground = styled('button')({
  ...covering,
  position: 'fixed',
  zIndex: 9998,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  cursor: 'none',
  textAlign: 'start',
  font: 'inherit',
  color: '#FFFFFF',
  backgroundColor: '#14161A',
  '&&:focus': { outline: 0, boxShadow: 'none' },
})
// Night keeps a dark room dark.
const Scrim = styled('span')({
  ...covering,
  background:
    'linear-gradient(to top, rgba(12, 13, 16, 0.92), rgba(12, 13, 16, 0.5) 45%, rgba(12, 13, 16, 0.05) 75%)',
  '&[data-night]': { background: 'rgba(8, 9, 11, 0.82)' },
})
const Words = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  position: 'absolute',
  left: '7vw',
  right: '7vw',
  bottom: '10vh',
  display: 'flex',
  flexDirection: 'column',
  // Still letters for hours would stay in the picture of some sets.
  transition: 'transform 2s',
  '& > [data-part="clock"]': {
    ...theme.tokens.figures,
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '7.5rem',
    lineHeight: 1.1,
    fontWeight: 400,
  },
  '& > span': { margin: '0.375rem 0 0', fontWeight: 500 },
  '&[data-night]': { opacity: 0.6 },
}))

/** The clock, the hotel at this time of day, the weather and what is unread. Any key returns, and does nothing else. */
function RestScreen() {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  const timezone = useSelector(selectTimezone)
  const unread = useSelector(selectUnreadCount)
  const { value: weather } = useLoad(placesWeather, 0)
  const { degrees, write } = useTemperature()
  const { time } = useTimes()
  const now = useNow(clockMs)
  const ground = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const before = document.activeElement
    ground.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

  const wallClock = hotelTime(now, timezone)
  const isNight = dayPartAt(Number(wallClock.slice(11, 13))) === 'night' ? '' : undefined
  const minute = Number(wallClock.slice(14, 16))
  const date = formatDate(wallClock.slice(0, 10), locale, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <Ground ref={ground} type="button" aria-label={t('device.wake')}>
      <PictureOfTheHourPart shape="landscape" />
      <Scrim data-night={isNight} />
      <Words
        data-night={isNight}
        style={{ transform: `translate(${(minute % 4) - 2}vw, ${(minute % 3) - 2}vh)` }}
      >
        <span data-part="clock">{time(wallClock.slice(11, 16))}</span>
        <span>{date}</span>
        {weather?.current && (
          <span>
            {t('home.weather', {
              temperature: write(degrees(weather.current.temperature)),
              text: weather.current.text,
              city: weather.city,
            })}
          </span>
        )}
        {unread > 0 && <span>{t('messages.unreadCount', { count: unread })}</span>}
      </Words>
    </Ground>
  )
}
