import { type ComponentType, memo, type ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { type Location, useNavigate } from 'react-router-dom'
import { selectIsAway } from '../../core/answers/selectIsAway.ts'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { useDomains } from '../../core/domains/useDomains.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { RouteScope } from '../../core/routing/RouteScope.tsx'
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
const Screen = memo(function Screen({ location, path, Component }: ScreenProps) {
  return (
    <RouteScope location={location} path={path}>
      {Component && elementOf(Component)}
    </RouteScope>
  )
})

interface ScreenProps {
  location: Location
  path: string
  /** Null until the screen's chunk is loaded. */
  Component: ComponentType | null
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
        <Screen
          location={shown.location}
          path={screen?.path ?? '*'}
          Component={screen?.module.peek() ?? null}
        />
      </HotelNeededContext>
      {loading === 'pending' && <LazyPart module={loadingLine} props={noProps} />}
      {loading === 'failed' && (
        <ChunkErrorBar onClose={() => void navigate(href(pathname + search), { replace: true })} />
      )}
    </>
  )
})
