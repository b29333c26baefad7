import { type ReactNode, useMemo } from 'react'
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  matchPath,
  type NavigationType,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'

interface RouteScopeProps {
  location: Location
  /** The pattern of the screen's addresses; its parameters are those of `useParams`. */
  path: string
  children: ReactNode
}

/**
 * What the router's `Routes` does for one route: the location and its parameters for what is inside, without its
 * nesting, loaders and error boundaries, which are 3 kB that no screen uses.
 */
export function RouteScope({ location, path, children }: RouteScopeProps) {
  const at = useMemo(() => ({ location, navigationType: 'POP' as NavigationType }), [location])
  const route = useMemo(() => {
    const match = matchPath(path, location.pathname)
    const matches = match ? [{ ...match, route: { id: path, path } }] : []
    return { outlet: null, matches: matches as never[], isDataRoute: false }
  }, [location, path])
  return (
    <LocationContext value={at as never}>
      <RouteContext value={route}>{children}</RouteContext>
    </LocationContext>
  )
}
