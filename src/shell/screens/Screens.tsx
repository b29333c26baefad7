import { type ComponentType, memo, type ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { type Location, Route, Routes, useNavigate } from 'react-router-dom'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import type { Screen as ScreenOfDomain } from '../../core/domains/registry.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectIsAway } from '../../core/offlineCache/selectIsAway.ts'
import { useSessionHref } from '../../domains/navigation/useSessionHref.ts'
import { HotelNeededContext } from '../../ui/hotelNeeded.ts'
import { ChunkErrorBar } from './ChunkErrorBar.tsx'
import { FailedScreen } from './FailedScreen.tsx'
import { loadingLine } from './lazyLoadingLine.ts'
import type { ShownScreen } from './useShownScreen.ts'

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
const Screen = memo(function Screen({ location, screens }: ScreenProps) {
  return (
    <Routes location={location}>
      {screens.map(({ name, path, module }) => {
        const Component = module.peek()
        return <Route key={name} path={path} element={Component && elementOf(Component)} />
      })}
    </Routes>
  )
})

interface ScreenProps {
  location: Location
  screens: readonly ScreenOfDomain[]
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
  return (
    <>
      <HotelNeededContext value={isAway ? hotelNeeded : null}>
        <Screen location={shown.location} screens={domains.screens()} />
      </HotelNeededContext>
      {loading === 'pending' && <LazyPart module={loadingLine} props={noProps} />}
      {loading === 'failed' && (
        <ChunkErrorBar onClose={() => void navigate(href(pathname + search), { replace: true })} />
      )}
    </>
  )
})
