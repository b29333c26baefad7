import {
  type ComponentType,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { deviceKind, isTelevision } from '../../browser/deviceKind.ts'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { chunkFailureDismissed, selectHasChunkFailed } from '../../core/chunks/slice.ts'
import { selectAreGuestDomainsLoaded } from '../../core/domains/slice.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { type LazyModule, lazyModule } from '../../core/lazyModule.ts'
import { selectIsAsked, selectIsAway, selectIsStillLost } from '../../core/offlineCache/selectIsAway.ts'
import { isAt } from '../../core/routing/buildPath.ts'
import { homePath, loginPath } from '../../core/routing/paths.ts'
import { selectIsConnected, selectIsLost, selectIsUnreachable } from '../../domains/channel/slice.ts'
import { selectConfigError, selectHasConsent } from '../../domains/config/slice.ts'
import { selectDialog } from '../../domains/dialogs/slice.ts'
import { HomeSkeleton } from '../../domains/home/HomeSkeleton.tsx'
import { type RouteState, selectRoute } from '../../domains/navigation/selectRoute.ts'
import { selectNotice } from '../../domains/notices/slice.ts'
import { selectIsPromoEnabled } from '../../domains/promo/slice.ts'
import { selectDeviceMode, selectMode, selectShownRoom, selectStatus } from '../../domains/session/slice.ts'
import {
  type FormFactor,
  formFactorOf,
  onStandingKiosk,
  topBarHeight,
  watchWindowSize,
  windowSize,
} from '../../ui/formFactor.ts'
import { LoadTextsContext, LongWaitContext } from '../../ui/loadContexts.ts'
import { ScreenSkeleton } from '../../ui/Skeleton.tsx'
import { announcementsId, VisuallyHidden } from '../../ui/screenReader.tsx'
import { styled } from '../../ui/styled.tsx'
import { useErrorTitle, useKeptFocus, useRemoteKeys, useScreenFocus } from '../focus/useFocus.ts'
import { ChunkErrorBar, ErrorFallback } from '../screens/FailedScreen.tsx'
import { LongWait, loadingLine, Screens, useShownScreen } from '../screens/Screens.tsx'
import { useScrollRestoration } from '../scroll/useScrollRestoration.ts'
import { useTextFace } from '../theme/HotelTheme.tsx'

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle2,
  position: 'sticky',
  top: 'var(--let-go, 0px)',
  zIndex: theme.zIndex.tooltip,
  textAlign: 'center',
  color: theme.palette.background.default,
  backgroundColor: theme.palette.text.primary,
  '& > span': {
    display: 'block',
    padding: 'calc(0.625rem + env(safe-area-inset-top, 0px)) 1.25rem 0.625rem',
  },
  // The bar with the hotel's name stays below the line while the page scrolls.
  '&:not(:empty) ~ .MuiAppBar-root': { paddingTop: 0, top: 'calc(var(--line, 0px) + var(--let-go, 0px))' },
  // Less prominent, because the line may stay for long; it also says how old the content below it is. Not for a moment
  // when the guest has pressed what waits for the hotel.
  '& > [data-quiet]': {
    ...theme.typography.caption,
    color: theme.palette.text.primary,
    backgroundColor: theme.tokens.well,
  },
}))

const subscribeToNetwork = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const backDurationMs = 4000
const asOf = lazyModule(() => import('../../domains/offline/AsOfPart.tsx'), 'AsOfPart')

/** Reports the height of the line, which depends on its words, for what sticks below it. */
const reportHeight = (line: HTMLElement | null) =>
  document.documentElement.style.setProperty('--line', `${line?.offsetHeight ?? 0}px`)

/** Shows that the connection to the hotel is lost, or is back (SHELL-25). Announced politely (`aria-live`). */
function ConnectionLine() {
  const { t } = useTranslation()
  const isUnreachable = useSelector(selectIsUnreachable)
  const isConnected = useSelector(selectIsConnected)
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine)
  const isAway = useSelector(selectIsAway)
  const isAsked = useSelector(selectIsAsked)
  // The hotel is not back before it has signed the guest in on the new channel.
  const isStillLost = useSelector(selectIsStillLost)
  const isLost = useSelector(selectIsLost) || (isStillLost && isConnected)
  const [wasLost, setWasLost] = useState(false)

  const isDisconnected = isLost || isUnreachable
  useEffect(() => {
    if (isDisconnected) return setWasLost(true)
    if (!isConnected || !wasLost) return
    const timer = setTimeout(() => setWasLost(false), backDurationMs)
    return () => clearTimeout(timer)
  }, [isDisconnected, isConnected, wasLost])

  const text = isDisconnected
    ? isOnline && isLost
      ? 'lost'
      : 'offline'
    : wasLost && isConnected
      ? 'back'
      : null
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!line.current || !window.ResizeObserver) return
    const watcher = new ResizeObserver(() => reportHeight(line.current))
    watcher.observe(line.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <Line ref={line} role="status" data-print="no">
      {text && (
        <span data-quiet={isAway && !isAsked ? '' : undefined}>
          {/* Instead the part says why, so that nothing below the line moves. */}
          {!isAsked && <span>{t(`connection.${text}`)}</span>}{' '}
          {isAway && <LazyPart module={asOf} props={noProps} />}
        </span>
      )}
    </Line>
  )
}

/** Subscribes to the kind of screen and writes it to the root element before the paint, for the style sheets. */
function useRootFormFactor(): { formFactor: FormFactor; isDevice: boolean } {
  const guestMode = useSelector(selectMode)
  const deviceMode = useSelector(selectDeviceMode)
  // A television counts as one, whatever the size of its window and the mode of the guest.
  const mode = deviceMode || (isTelevision(deviceKind(navigator.userAgent)) ? 'tv' : guestMode)
  const formFactor = useSyncExternalStore(watchWindowSize, () => formFactorOf(windowSize(), mode))
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { mode, form: formFactor })
  }, [mode, formFactor])
  return { formFactor, isDevice: mode === 'tv' || mode === 'kiosk' }
}

// Loaded after the first screen: the sign-in has no bars. Constant elements, which are not rendered again with the frame.
const part = (module: LazyModule<ComponentType>) => <LazyPart module={module} props={noProps} />
const bars = part(lazyModule(() => import('../bar/Bars.tsx'), 'Bars'))
const configLine = part(lazyModule(() => import('./ConfigLine.tsx'), 'ConfigLine'))
const consent = part(lazyModule(() => import('../consent/Consent.tsx'), 'Consent'))
const bottomNav = part(lazyModule(() => import('../bottomNav/BottomNav.tsx'), 'BottomNav'))
const coreDialog = part(lazyModule(() => import('../dialogs/CoreDialogHost.tsx'), 'CoreDialogHost'))
const notices = part(lazyModule(() => import('../notices/NoticeHost.tsx'), 'NoticeHost'))
const promoStar = part(lazyModule(() => import('../../domains/promo/PromoStar.tsx'), 'PromoStar'))
const guestOverlays = part(lazyModule(() => import('./GuestOverlays.tsx'), 'GuestOverlays'))
const waiting = part(loadingLine)

// Reserves the space of the rail, where the form of the screen has one, before its chunk is loaded.
const besideRail = { marginInlineStart: 'var(--rail, 0px)' }
// Keeps the space of the top bar until it is loaded, so that nothing below it moves.
const BarPlaceholder = styled('div')({
  height: topBarHeight,
  'header ~ &': { display: 'none' },
  // The bar of a standing kiosk is at its lower edge.
  [onStandingKiosk]: { display: 'none' },
})

const barPlaceholder = <BarPlaceholder />
const connectionLine = <ConnectionLine />
const announcements = <VisuallyHidden id={announcementsId} aria-live="polite" />
const homeSkeleton = <HomeSkeleton />

/** Renders everything around the screens: bars, connection line, dialogs and notices. */
export function Frame() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const domains = useDomains()
  const status = useSelector(selectStatus)
  const room = useSelector(selectShownRoom)
  const deviceMode = useSelector(selectDeviceMode)
  const areGuestDomainsLoaded = useSelector(selectAreGuestDomainsLoaded)
  const hasConfigFailed = useSelector(selectConfigError) !== null
  const hasConsent = useSelector(selectHasConsent)
  const hasChunkFailed = useSelector(selectHasChunkFailed)
  const hasDialog = useSelector(selectDialog) !== null
  const hasNotice = useSelector(selectNotice) !== null
  const isPromoEnabled = useSelector(selectIsPromoEnabled)
  const { formFactor, isDevice } = useRootFormFactor()
  const isOnTv = formFactor === 'tv'
  const { pathname, search } = useLocation()
  // A skeleton is shown until the session is allowed to see the screen and its code is loaded, and during a redirect.
  const isEntered = useSelector(
    (state: RouteState) => selectRoute(state, domains, { pathname, search }).kind === 'enter',
  )
  const { shown, loading } = useShownScreen(isEntered)
  useTextFace(isDevice, shown?.location.pathname ?? null)
  useScreenFocus(shown?.location.pathname ?? null)
  useScrollRestoration(shown)
  useRemoteKeys(isOnTv)
  useErrorTitle()

  // A remembered guest on the path of the sign-in is being redirected to home.
  const isHomeward = isAt(pathname, loginPath) && !isEntered && room !== ''
  const isLogin = isAt(pathname, loginPath) && !isHomeward
  useKeptFocus(!isOnTv && !isLogin)
  const texts = useMemo(() => ({ loading: t('app.loading'), tryAgain: t('app.tryAgain') }), [t])
  return (
    <LongWaitContext value={LongWait}>
      <LoadTextsContext value={texts}>
        {connectionLine}
        {announcements}
        {hasConfigFailed && configLine}
        {status === 'fetching' && !isLogin && waiting}
        {!isLogin && !isOnTv && bars}
        {!isLogin && !isOnTv && barPlaceholder}
        <main
          data-banner={deviceMode === 'kiosk' && !isLogin ? '' : undefined}
          id="content"
          tabIndex={-1}
          data-path={shown?.location.pathname}
          style={isLogin ? undefined : besideRail}
        >
          <ErrorFallback resetKey={shown?.location.pathname}>
            {isEntered && (shown || loading === 'failed') ? (
              <Screens shown={shown} loading={loading} />
            ) : (
              <>
                <VisuallyHidden>
                  <h1>{texts.loading}</h1>
                </VisuallyHidden>
                {isHomeward || isAt(pathname, homePath) ? homeSkeleton : <ScreenSkeleton />}
              </>
            )}
          </ErrorFallback>
        </main>
        {/* After the screen in the DOM, because the focus of a remote control begins in the screen. */}
        {!isLogin && isOnTv && bars}
        {!isLogin && !isOnTv && areGuestDomainsLoaded && bottomNav}
        {hasDialog && coreDialog}
        {hasNotice && notices}
        {hasConsent && consent}
        {areGuestDomainsLoaded && guestOverlays}
        {isPromoEnabled && promoStar}
        {hasChunkFailed && <ChunkErrorBar onClose={() => dispatch(chunkFailureDismissed())} />}
      </LoadTextsContext>
    </LongWaitContext>
  )
}
