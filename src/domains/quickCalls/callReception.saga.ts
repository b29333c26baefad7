import type { Action } from '@reduxjs/toolkit'
import { put, race, select, take, takeLatest } from 'typed-redux-saga'
import { selectIsAway } from '../../core/offlineCache/selectIsAway.ts'
import { reconnectRequested } from '../../core/offlineCache/slice.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { routeEntered } from '../../core/routing/slice.ts'
import { go } from '../../core/services.ts'
import { selectIsDemo } from '../session/slice.ts'
import { callPressed, receptionCallRequested } from './events.ts'
import { voipPath } from './paths.ts'

const isVisit = isVisitOf('demoVoip')
const leadsElsewhere = (action: Action) => routeEntered.match(action) && !isVisit(action)

export function* callReceptionSaga() {
  yield* takeLatest(receptionCallRequested, callReception)
}

/** Calls reception on the screen of the calls, which shows the state of the call and can end it (CALL-04, CALL-05). */
function* callReception() {
  if ((yield* select(selectIsAway)) && !(yield* select(selectIsDemo))) return yield* put(reconnectRequested())
  if (!(yield* isScreenOpen(voipPath))) {
    yield* go(voipPath)
    const { elsewhere } = yield* race({ here: take(isVisit), elsewhere: take(leadsElsewhere) })
    if (elsewhere) return
  }
  yield* put(callPressed('reception'))
}
