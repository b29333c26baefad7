import type { Action } from '@reduxjs/toolkit'
import { buffers, eventChannel } from 'redux-saga'
import { actionChannel, call, delay, fork, put, select, take, takeLeading } from 'typed-redux-saga'
import { getRoomControls } from '../../contract/roomControl.ts'
import { guestDomainsLoaded } from '../../core/domains/slice.ts'
import { hotelReturned } from '../../core/offlineCache/slice.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { routeEntered } from '../../core/routing/slice.ts'
import { log, request, service } from '../../core/services.ts'
import { selectLanguage } from '../language/slice.ts'
import { registered, selectHasDoor, selectPropertyId, selectRoom } from '../session/slice.ts'
import { roomControlPaths } from './paths.ts'
import {
  controlsFailed,
  controlsLoaded,
  controlsRequested,
  controlsWanted,
  kindOf,
  selectControlsStatus,
  selectLoadedFor,
  selectRoomControls,
} from './slice.ts'

const isVisit = isVisitOf('roomControl')

export function* roomControlSaga() {
  yield* fork(loadWhenNeeded)
  const page = yield* service('page')
  const pageShown = eventChannel<true>((emit) => page.onVisible(() => emit(true)))
  yield* takeLeading(pageShown, onPageShown)
}

/**
 * Loads the controls once for each guest, and again whenever the screen opens (ROOM-01). Events that arrive
 * together, as at sign-in, are handled one after the other, so that each one sees the request of the event
 * before it.
 */
function* loadWhenNeeded() {
  const events = [guestDomainsLoaded, registered, routeEntered, controlsWanted, hotelReturned]
  const channel = yield* actionChannel(events, buffers.expanding(4))
  while (true) {
    const event = yield* take(channel)
    const key = yield* call(guestKey)
    if (!key || !(yield* call(isNeededFor, key, event))) continue
    yield* put(controlsRequested(key))
    yield* fork(loadControls, key)
  }
}

function* isNeededFor(key: string, event: Action) {
  const isForAnother = (yield* select(selectLoadedFor)) !== key
  if (isVisit(event) || controlsWanted.match(event)) return isForAnother || !(yield* call(isLoading))
  if (hotelReturned.match(event)) return (yield* select(selectControlsStatus, 'hotel')) === 'failure'
  // Other screens need the list only to decide whether the bottom navigation shows the item.
  if (routeEntered.match(event)) return (yield* select(selectControlsStatus, 'hotel')) === 'unknown'
  // On the room control screen the visit itself loads the list, so it is not requested twice.
  return isForAnother && !(yield* isScreenOpen(roomControlPaths.roomControl))
}

/** Time in which the second event of a page shown again is ignored: `visibilitychange` and `focus` both fire. */
const pageShownPauseMs = 1000

/** The controls may have changed without a push while the page was in the background. */
function* onPageShown() {
  if (!(yield* isScreenOpen(roomControlPaths.roomControl))) return
  yield* put(controlsWanted())
  yield* delay(pageShownPauseMs)
}

/** Identifies the list by property, room and language; empty for a guest without a room. */
function* guestKey() {
  const propertyId = yield* select(selectPropertyId)
  const room = yield* select(selectRoom)
  if (!(yield* select(selectHasDoor)) || !propertyId || !room) return ''
  return `${propertyId} ${room} ${yield* select(selectLanguage)}`
}

function* isLoading() {
  return (yield* select(selectControlsStatus, 'hotel')) === 'fetching'
}

function* loadControls(key: string) {
  const propertyId = yield* select(selectPropertyId)
  const roomNr = yield* select(selectRoom)
  const outcome = yield* request(getRoomControls, { params: { propertyId }, query: { roomNr } })
  // The guest may have changed or signed out in the meantime.
  if ((yield* select(selectLoadedFor)) !== key) return
  if (outcome.kind !== 'ok') {
    yield* put(controlsFailed())
    return yield* log('warn', 'roomControl', `the controls did not load: ${outcome.kind}`)
  }
  const { layout } = yield* select(selectRoomControls, 'hotel')
  // Logged once, not with every refresh (ROOM-25).
  for (const command of outcome.answer.commands)
    if (!kindOf(command) && !layout.commands.some(({ id }) => id === command.id))
      yield* log('warn', 'roomControl', `${command.id} is left out: unknown type ${command.type}`)
  yield* put(controlsLoaded(outcome.answer))
}
