import { fork, put, select, takeEvery } from 'typed-redux-saga'
import * as contract from '../../contract/statistics.ts'
import { routeEntered } from '../session/slice.ts'
import { callHotel, log, world } from '../world.ts'
import { eventOf, isSameKind } from './eventOf.ts'
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
  yield* takeEvery(eventStarted, ({ payload }) => begin(payload))
  yield* takeEvery(eventEnded, ({ payload }) => finish(payload))
}

function* onRouteEntered({ payload }: ReturnType<typeof routeEntered>) {
  const kind = eventOf(payload.screen, payload.params)
  if (kind) return yield* begin(kind)
  const note = yield* world('note')
  note('statistics', `${payload.screen} is not counted`)
  const open = yield* select(selectOpenEvent)
  if (open) yield* close(open)
}

/** One that is open already goes on; another one ends first (STAT-06, STAT-07). */
function* begin(kind: EventKind) {
  const open = yield* select(selectOpenEvent)
  if (open && isSameKind(open, kind)) return
  if (open) yield* close(open)
  yield* fork(start, kind)
}

function* finish(kind: EventKind) {
  const open = yield* select(selectOpenEvent)
  if (open && isSameKind(open, kind)) return yield* close(open)
  const note = yield* world('note')
  note('statistics', `${kind.event_type} ${kind.event_value} is not open and cannot end`)
}

function* close(open: OpenEvent) {
  yield* put(eventClosed(open.key))
  // One without its number yet is ended as soon as that comes.
  if (open.event_number !== 0) yield* fork(tellEnd, open)
}

function* start(kind: EventKind) {
  yield* put(eventOpened(kind))
  const opened = yield* select(selectOpenEvent)
  if (!opened) return
  const { event_type, event_value, event_number, key } = opened
  const outcome = yield* callHotel(contract.startEvent, { event_type, event_value, event_number })
  if (outcome.kind !== 'ok') {
    yield* log('warn', 'statistics', `the event was not counted: ${outcome.kind}`)
    return yield* put(eventClosed(key))
  }
  const numbered = { ...opened, event_number: outcome.answer.event_number }
  if ((yield* select(selectOpenEvent))?.key === key) yield* put(eventNumbered(numbered))
  else yield* tellEnd(numbered)
}

function* tellEnd({ event_type, event_value, event_number }: OpenEvent) {
  const outcome = yield* callHotel(contract.endEvent, { event_type, event_value, event_number })
  if (outcome.kind !== 'ok') yield* log('warn', 'statistics', `the event was not ended: ${outcome.kind}`)
}
