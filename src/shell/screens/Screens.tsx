import {
  type ComponentType,
  memo,
  type ReactElement,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { type Location, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { waitRetried } from '../../core/chunks/slice.ts'
import type { Screen as ScreenOfDomain } from '../../core/domains/registry.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectIsAway } from '../../core/offlineCache/selectIsAway.ts'
import { useSessionHref } from '../../domains/navigation/useSessionHref.ts'
import { FailedState } from '../../ui/EmptyState.tsx'
import { HotelNeededContext } from '../../ui/loadContexts.ts'
import { ChunkErrorBar, FailedScreen } from './FailedScreen.tsx'

/** Not in the first chunk: until home is shown, the sign-in form itself shows that it is waiting. */
export const loadingLine = lazyModule(() => import('./LoadingLine.tsx'), 'LoadingLine')

export interface ShownScreen {
  /** The location of the visible screen: the previous one while the new screen's code loads. */
  location: Location
}

type Loading = 'no' | 'pending' | 'failed'

/**
 * Keeps the previous screen until the code of the new one is loaded, and also if it fails to load (ERR-20). `shown` is
 * null while there is no previous screen: on the first load.
 * @param isEntered whether the session may see the screen; if not, no previous screen is kept
 */
export function useShownScreen(isEntered: boolean) {
  const location = useLocation()
  const domains = useDomains()
  // Read by selectors, because the registry is mutable: if it were only read during rendering, a change would not cause
  // a new render, nor run the effect.
  const module = useSelector(() => domains.match(location.pathname)?.screen.module)
  const isReady = useSelector(() => !!module?.peek())
  const current = useMemo<ShownScreen>(() => ({ location }), [location])
  // No state, which would render the frame once more after each navigation.
  const last = useRef<ShownScreen | null>(null)
  const [loading, setLoading] = useState<Loading>('no')

  useEffect(() => {
    const arrive = () => {
      last.current = isEntered ? current : null
      setLoading('no')
    }
    if (isReady) return arrive()
    // The screen's domain is not registered yet, or the path has no screen and is about to be redirected.
    if (!module) return setLoading('no')
    let isMounted = true
    setLoading('pending')
    // In a later task, because requesting a dozen files takes a while and must not delay the other effects of the
    // navigation.
    const timer = setTimeout(() => {
      module.load().then(
        // A transition is rendered in small steps, so that a slow phone can handle input in between.
        () => isMounted && startTransition(arrive),
        () => isMounted && setLoading('failed'),
      )
    })
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [current, module, isReady, isEntered])

  const shown = isReady ? current : last.current
  return { shown, loading: isReady ? 'no' : loading }
}

/** Shown in place of content that the hotel has not sent for a while; what comes late is still shown. */
export function LongWait({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const retry = () => {
    dispatch(waitRetried())
    onRetry()
  }
  return <FailedState text={t('errors.module')} onRetry={retry} />
}

const hotelNeeded = (
  <LazyPart
    module={lazyModule(() => import('../../domains/offline/HotelNeededPart.tsx'), 'HotelNeededPart')}
    props={noProps}
  />
)

const elements = new Map<ComponentType, ReactElement>()

/** Cached, so that a screen does not render again with its parents. */
function elementOf(Component: ComponentType) {
  const element = elements.get(Component) ?? <Component />
  elements.set(Component, element)
  return element
}

/** A separate component, so that the screen does not render again when a line above it appears or disappears. */
const ScreenView = memo(function ScreenView({ location, screen: { path, module } }: ScreenProps) {
  const Component = module.peek()
  return (
    // The registry has matched the path already: the router need not rank all screens once more.
    <Routes location={location}>
      <Route path={path} element={Component && elementOf(Component)} />
    </Routes>
  )
})

interface ScreenProps {
  location: Location
  screen: ScreenOfDomain
}

interface ScreensProps {
  /** Null if the first screen's code failed to load. */
  shown: ShownScreen | null
  loading: 'no' | 'pending' | 'failed'
}

/** Renders the visible screen: the previous one while the chunk of the next one loads. */
export const Screens = memo(function Screens({ shown, loading }: ScreensProps) {
  const domains = useDomains()
  const href = useSessionHref()
  const navigate = useNavigate()
  const isAway = useSelector(selectIsAway)
  if (!shown) return <FailedScreen />
  const { pathname, search } = shown.location
  const screen = domains.match(pathname)?.screen
  return (
    <>
      <HotelNeededContext value={isAway ? hotelNeeded : null}>
        {screen && <ScreenView location={shown.location} screen={screen} />}
      </HotelNeededContext>
      {loading === 'pending' && <LazyPart module={loadingLine} props={noProps} />}
      {loading === 'failed' && (
        <ChunkErrorBar onClose={() => void navigate(href(pathname + search), { replace: true })} />
      )}
    </>
  )
})
