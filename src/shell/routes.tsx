import { type ComponentType, memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, Route, Routes, useNavigate } from 'react-router-dom'
import { type Code, here } from '../browser/code.ts'
import { addresses, type ScreenName, screenOf } from '../domains/addresses.ts'
import { useHref } from '../domains/navigation/useHref.ts'
import { ScreenSkeleton } from '../ui/ScreenSkeleton.tsx'
import { FailedScreen } from './code/FailedScreen.tsx'
import { LoadingLine } from './code/LoadingLine.tsx'
import { MissingCode } from './code/MissingCode.tsx'
import type { ShownScreen } from './code/useShownScreen.ts'
import { lazyScreen } from './lazyScreen.ts'
import { LoginRoute } from './login/LoginRoute.tsx'

const leave = lazyScreen(() => import('./leave/LeaveScreen.tsx'), 'LeaveScreen')

/** Every screen of the address book, one line each. A screen's code is loaded when it opens. */
const screens: Record<ScreenName, Code<ComponentType>> = {
  home: lazyScreen(() => import('./home/HomeRoute.tsx'), 'HomeRoute'),
  login: here('login', LoginRoute),
  terms: lazyScreen(() => import('../domains/terms/TermsScreen.tsx'), 'TermsScreen'),
  privacy: lazyScreen(() => import('../domains/terms/PrivacyScreen.tsx'), 'PrivacyScreen'),
  contentpage: lazyScreen(() => import('./home/ContentRoute.tsx'), 'ContentRoute'),
  page: lazyScreen(() => import('../domains/content/ResolveScreen.tsx'), 'ResolveScreen'),
  language: lazyScreen(() => import('../domains/language/LanguageScreen.tsx'), 'LanguageScreen'),
  moreNav: lazyScreen(() => import('./nav/MoreScreen.tsx'), 'MoreScreen'),
  link: leave,
  tel: leave,
  email: leave,
  weather: lazyScreen(() => import('../domains/weather/WeatherScreen.tsx'), 'WeatherScreen'),
  roomCamera: lazyScreen(() => import('../domains/camera/CameraScreen.tsx'), 'CameraScreen'),
  mobileKey: lazyScreen(() => import('../domains/mobileKey/MobileKeyScreen.tsx'), 'MobileKeyScreen'),
  shop: lazyScreen(() => import('../domains/shop/ShopScreen.tsx'), 'ShopScreen'),
  shopProduct: lazyScreen(() => import('../domains/shop/ProductScreen.tsx'), 'ProductScreen'),
  shopCart: lazyScreen(() => import('../domains/shop/CartScreen.tsx'), 'CartScreen'),
  remoteControl: lazyScreen(
    () => import('../domains/remoteTv/RemoteControlScreen.tsx'),
    'RemoteControlScreen',
  ),
  wakeUp: lazyScreen(() => import('../domains/wakeUp/WakeUpScreen.tsx'), 'WakeUpScreen'),
  sleeptimer: lazyScreen(() => import('../domains/sleepTimer/SleepTimerScreen.tsx'), 'SleepTimerScreen'),
  streamingDevices: lazyScreen(() => import('../domains/streaming/StreamingScreen.tsx'), 'StreamingScreen'),
  roomControl: lazyScreen(() => import('../domains/roomControl/RoomControlScreen.tsx'), 'RoomControlScreen'),
  demoRoomControl: lazyScreen(
    () => import('../domains/roomControl/RoomControlScreen.tsx'),
    'DemoRoomControlScreen',
  ),
  demoMessenger: lazyScreen(() => import('../domains/concierge/MessengerScreen.tsx'), 'MessengerScreen'),
  demoMaps: lazyScreen(() => import('../domains/maps/MapsScreen.tsx'), 'MapsScreen'),
}

export const codeAt = (pathname: string) => {
  const screen = screenOf(pathname)
  return screen && screens[screen.name]
}

const elements = new Map<ComponentType, ReactElement>()

/** Always the same one: a screen is drawn anew when what it reads has changed, not with all that stands around it. */
function elementOf(Component: ComponentType) {
  const element = elements.get(Component) ?? <Component />
  elements.set(Component, element)
  return element
}

/** By itself, so that a line that comes above it or goes does not draw the screen anew. */
const Screen = memo(function Screen({ location }: { location: Location }) {
  return (
    <Routes location={location}>
      {(Object.keys(screens) as ScreenName[]).map((name) => {
        const Component = screens[name].peek()
        return <Route key={name} path={addresses[name]} element={Component && elementOf(Component)} />
      })}
    </Routes>
  )
})

interface ScreensProps {
  shown: ShownScreen | null
  loading: 'no' | 'pending' | 'failed'
}

/** The screen that the guest sees; while the next one's code is on its way, still the one before. */
export function Screens({ shown, loading }: ScreensProps) {
  const { t } = useTranslation()
  const href = useHref()
  const navigate = useNavigate()
  if (!shown) return loading === 'failed' ? <FailedScreen /> : <ScreenSkeleton label={t('app.loading')} />
  const { pathname, search } = shown.location
  return (
    <>
      <Screen location={shown.location} />
      {loading === 'pending' && <LoadingLine />}
      {loading === 'failed' && (
        <MissingCode onClose={() => void navigate(href(pathname + search), { replace: true })} />
      )}
    </>
  )
}
