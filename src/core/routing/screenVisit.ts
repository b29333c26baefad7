import type { Action } from '@reduxjs/toolkit'
import { select } from 'typed-redux-saga'
import { isAt } from './buildPath.ts'
import { routeEntered, selectPlace } from './slice.ts'

/** Matches the visits of one screen, for sagas that load what it shows. */
export const isVisitOf =
  (screen: string) =>
  (action: Action): action is ReturnType<typeof routeEntered> =>
    routeEntered.match(action) && action.payload.screen === screen

/** True if the guest is at the screen with this path pattern. */
export function* isScreenOpen(pattern: string) {
  const place = yield* select(selectPlace)
  return place !== null && isAt(place.pathname, pattern)
}
