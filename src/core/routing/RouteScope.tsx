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
  /** Path pattern of the screen; its parameters are those that `useParams` returns. */
  path: string
  children: ReactNode
}

/**
 * Does what the router's `Routes` does for one route: provides the location and its parameters to the children. It
 * leaves out nesting, loaders and error boundaries, which are 3 kB that no screen uses.
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
