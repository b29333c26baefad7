import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import WifiIcon from '~icons/ic/baseline-wifi'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { useLoad } from '../../core/load.ts'
import { hotelDate, hotelHour } from '../../core/time/clock.ts'
import { dayPartAt, formatDate } from '../../core/time/dates.ts'
import { useNow } from '../../core/time/useNow.ts'
import { Deferred } from '../../ui/Deferred.tsx'
import { onStandingKiosk, onTelevision, onWide } from '../../ui/formFactor.ts'
import { ScreenTitle } from '../../ui/Screen.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { CheckoutOffer } from '../checkout/CheckoutOfferPart.tsx'
import { useTemperature } from '../formats/useTemperature.ts'
import { selectLocale } from '../language/slice.ts'
import { selectMenu } from '../menu/slice.ts'
import { useIconOf } from '../menu/useIconOf.ts'
import { UnreadMessagesPart } from '../messages/UnreadMessagesPart.tsx'
import { mobileKeyPath } from '../mobileKey/paths.ts'
import { useOffersKey } from '../mobileKey/useOffersKey.ts'
import { RunningOrdersPart } from '../orders/RunningOrdersPart.tsx'
import { selectTimezone } from '../property/slice.ts'
import { useReceptionCall } from '../quickCalls/useReceptionCall.ts'
import { selectRemoteTv } from '../remoteTv/slice.ts'
import { useLightsOff } from '../roomControl/useLightsOff.ts'
import { DoubtsPart } from '../sending/DoubtsPart.tsx'
import {
  selectCheckin,
  selectDeviceMode,
  selectMode,
  selectShownName,
  selectShownRoom,
} from '../session/slice.ts'
import { placesWeather } from '../weather/slice.ts'
import { HomePicture } from './HomeSkeleton.tsx'
import { QuickAction, QuickRow } from './QuickActions.tsx'
import { ServiceTiles } from './ServiceTiles.tsx'
import { actionEntries, ShopSuggestion, useSuggestedShop } from './ShopSuggestion.tsx'

/** Whether the component has been mounted for this long. */
function useHasPassed(ms: number): boolean {
  const [hasPassed, setHasPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return hasPassed
}

const Line = styled('span')({
  display: 'block',
  // One line on a television, which is wide and not high.
  [onTelevision]: { '& > span': { display: 'inline' }, '& > span + span::before': { content: '" · "' } },
})

/** The heading of home, "Good evening, Anna", with a line for the stay and one for the weather. */
function Greeting() {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  const timezone = useSelector(selectTimezone)
  const checkin = useSelector(selectCheckin)
  const guest = useSelector(selectShownName)
  const room = useSelector(selectShownRoom)
  const { value: weather } = useLoad(placesWeather, 0)
  const { degrees, write } = useTemperature()
  const isInLobby = useSelector(selectDeviceMode) === 'kiosk'
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
    // The room's number is nobody else's business in a lobby.
    const parts = isInLobby ? [] : [t('home.room', { room })]
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

/**
 * What guests need most, in one tap, as far as the house has it: the key, wake-up, the lights off, the network, reception and
 * the bill (FIND-03). A kiosk in the lobby, which is in no room, has its own.
 */
function QuickActions() {
  const { t } = useTranslation()
  const menu = useSelector(selectMenu)
  const { noTv } = useSelector(selectRemoteTv)
  const iconOf = useIconOf()
  const lightsOff = useLightsOff()
  const call = useReceptionCall()
  const { wakeUp, wifi, bill } = useMemo(() => actionEntries(menu), [menu])
  const offersKey = useOffersKey()
  const KeyIcon = iconOf('mobileKey')
  const BillIcon = iconOf('bill')
  const AlarmIcon = iconOf('wakeUp')
  const PhoneIcon = iconOf('demoVoip')
  // A moon.
  const NightIcon = iconOf('sleeptimer')
  const isSix = offersKey && wakeUp && !noTv && lightsOff !== null && wifi && call && bill
  return (
    <QuickRow aria-label={t('home.quick')} data-six={isSix ? '' : undefined}>
      {offersKey && <QuickAction title={t('nav.key')} href={mobileKeyPath} icon={<KeyIcon />} />}
      {/* The television wakes the guest. */}
      {wakeUp && !noTv && <QuickAction title={wakeUp.entry.title} href={wakeUp.to} icon={<AlarmIcon />} />}
      {/* The place of the light is kept while it is unknown whether the room has one. */}
      {lightsOff !== null && <QuickAction title={t('home.lightsOff')} {...lightsOff} icon={<NightIcon />} />}
      {wifi && <QuickAction title={wifi.entry.title} href={wifi.to} icon={<WifiIcon />} />}
      {call && <QuickAction title={t('guest.callReception')} {...call} icon={<PhoneIcon />} />}
      {bill && <QuickAction title={bill.entry.title} href={bill.to} icon={<BillIcon />} />}
    </QuickRow>
  )
}

const lobbyActions = lazyModule(() => import('./LobbyActions.tsx'), 'LobbyActions')
const quickTiles = lazyModule(() => import('./QuickTiles.tsx'), 'QuickTiles')
// As high as two lines of text below the icons, or as the two rows of a kiosk, so that nothing below moves when they are
// rendered.
const QuickPlace = styled('div')({
  minHeight: '6.25rem',
  marginBottom: '1rem',
  [onStandingKiosk]: { minHeight: '18.125rem' },
})
// A television has tiles there, and its focus.
const startsHere = { style: { minHeight: '15.75rem' }, 'data-tour': 'home-likely', 'data-starts-here': '' }
/** How long the services wait for the hours of the shops, which decide whether a shop stands above them. */
const shopWaitMs = 1000
const quickSkeleton = <Skeleton variant="rounded" height="15.75rem" />

/** A shop of the hour and the services, which wait for it; a television has the shop in its row of functions. */
function Offers({ isOnTv }: { isOnTv: boolean }) {
  const shop = useSuggestedShop()
  const isShopLate = useHasPassed(shopWaitMs)
  return (
    <>
      {!isOnTv && <ShopSuggestion shop={shop} />}
      <Deferred id="services" isWaiting={!isOnTv && shop === undefined && !isShopLate}>
        <ServiceTiles suggestion={isOnTv ? undefined : shop?.to} isOnTv={isOnTv} />
      </Deferred>
    </>
  )
}

// On a wide screen the whole picture, beside the words.
const Head = styled('div')({
  display: 'contents',
  ...onWide({
    display: 'grid',
    gridTemplateColumns: '4fr',
    gridAutoColumns: '5fr',
    columnGap: '2.5rem',
    alignContent: 'space-between',
    // The picture, if there is one, before title and quick actions, which are elements of the same type.
    '& > :nth-last-of-type(3)': {
      gridColumn: 2,
      gridRow: '1 / 3',
      height: 'auto',
      minHeight: '22rem',
      maxHeight: 'none',
    },
  }),
})

/**
 * The upper part of whichever page is home: the hotel's picture, the greeting, what guests need most, unread messages, what may not
 * have arrived, running orders, the check-out on the last day, a shop of the hour, and the services. On a television the functions
 * that a guest uses from the bed come first, in one row with the open shop.
 */
export function HomePart() {
  const isOnTv = useFormFactor() === 'tv'
  const isInLobby = useSelector(selectDeviceMode) === 'kiosk'
  return (
    <>
      <Head>
        <HomePicture />
        <Greeting />
        <QuickPlace {...(isOnTv && startsHere)}>
          {isOnTv ? (
            <LazyPart module={quickTiles} props={noProps} placeholder={quickSkeleton} />
          ) : isInLobby ? (
            <LazyPart module={lobbyActions} props={noProps} />
          ) : (
            <QuickActions />
          )}
        </QuickPlace>
      </Head>
      <UnreadMessagesPart />
      <DoubtsPart />
      <RunningOrdersPart />
      <CheckoutOffer />
      <Offers isOnTv={isOnTv} />
    </>
  )
}
