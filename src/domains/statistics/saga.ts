import { fork, put, select, takeEvery } from 'typed-redux-saga'
import * as contract from '../../contract/statistics.ts'
import { routeEntered } from '../../core/routing/slice.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { sessionEnds } from '../session/slice.ts'
import {
  type EventKind,
  eventClosed,
  eventEnded,
  eventNumbered,
  eventOpened,
  eventStarted,
  type OpenEvent,
  selectOpenEvent,
} from './slice.ts'

export function* statisticsSaga() {
  yield* takeEvery(routeEntered, onRouteEntered)
  yield* takeEvery(eventStarted, ({ payload }) => startOrContinue(payload))
  yield* takeEvery(eventEnded, ({ payload }) => endIfOpen(payload))
  // The page is reloaded before the navigation to the sign-in would end the event.
  yield* takeEvery(sessionEnds, endOpen)
}

function* onRouteEntered({ payload }: ReturnType<typeof routeEntered>) {
  const domains = yield* service('domains')
  const kind = domains.get(payload.screen)?.visit?.(payload.params)
  if (kind) return yield* startOrContinue(kind)
  // Home counts itself, and is entered again whenever its query or language changes.
  const open = yield* select(selectOpenEvent)
  if (open?.event_value === payload.screen) return
  if (open) yield* closeOpen(open)
}

function* endOpen() {
  const open = yield* select(selectOpenEvent)
  if (open) yield* closeOpen(open)
}

const isSameKind = (one: EventKind, other: EventKind): boolean =>
  one.event_type === other.event_type && one.event_value === other.event_value

/** An open event of the same kind continues; an event of another kind is ended first (STAT-06, STAT-07). */
function* startOrContinue(kind: EventKind) {
  const open = yield* select(selectOpenEvent)
  if (open && isSameKind(open, kind)) return
  yield* endOpen()
  yield* fork(sendStart, kind)
}

function* endIfOpen(kind: EventKind) {
  const open = yield* select(selectOpenEvent)
  if (open && isSameKind(open, kind)) return yield* closeOpen(open)
  const note = yield* service('note')
  note('statistics', `${kind.event_type} ${kind.event_value} is not open and cannot end`)
}

function* closeOpen(open: OpenEvent) {
  yield* put(eventClosed(open.key))
  // An event without a number is ended as soon as the number arrives.
  if (open.event_number !== 0) yield* fork(sendEnd, open)
}

function* sendStart(kind: EventKind) {
  yield* put(eventOpened(kind))
  const opened = yield* select(selectOpenEvent)
  if (!opened) return
  const { key, ...data } = opened
  const outcome = yield* callHotel(contract.startEvent, data)
  if (outcome.kind !== 'ok') {
    yield* log('warn', 'statistics', `the event was not counted: ${outcome.kind}`)
    return yield* put(eventClosed(key))
  }
  const numbered = { ...opened, event_number: outcome.answer.event_number }
  if ((yield* select(selectOpenEvent))?.key === key) yield* put(eventNumbered(numbered))
  else yield* sendEnd(numbered)
}

function* sendEnd({ key: _, ...data }: OpenEvent) {
  const outcome = yield* callHotel(contract.endEvent, data)
  if (outcome.kind !== 'ok') yield* log('warn', 'statistics', `the event was not ended: ${outcome.kind}`)
}
