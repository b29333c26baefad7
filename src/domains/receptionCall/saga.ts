import { put, select, takeLeading } from 'typed-redux-saga'
import { startQuickCall } from '../../contract/quickCalls.ts'
import { log, request } from '../../core/services.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectIsDemo, selectPropertyId, selectRoom } from '../session/slice.ts'
import { receptionCallRequested } from './slice.ts'

export function* receptionCallSaga() {
  // One call at a time (CALL-06).
  yield* takeLeading(receptionCallRequested, callReception)
}

/** The house exchange rings the phone of the room and connects it; a demo has neither (CALL-03, CALL-08). */
function* callReception() {
  if (!(yield* select(selectIsDemo))) {
    const propertyId = yield* select(selectPropertyId)
    const room = yield* select(selectRoom)
    const body = { room, target: 'reception' as const }
    const outcome = yield* request(startQuickCall, { params: { propertyId }, body })
    if (outcome.kind !== 'ok' || outcome.answer.state === 'failed') {
      yield* log('warn', 'receptionCall', `reception was not called: ${outcome.kind}`)
      return yield* put(noticeRaised({ text: 'errors.request', about: 'receptionCall' }))
    }
  }
  yield* put(noticeRaised({ text: 'guest.phoneRings', about: 'receptionCall' }))
}
