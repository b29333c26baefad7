import { call, select, takeEvery } from 'typed-redux-saga'
import { guestDomainsLoaded } from '../../core/domains/slice.ts'
import { startDomain } from '../../core/startDomain.saga.ts'
import { doorOpenRequested, registered, selectDoorOpenRequest, selectIsRegistered } from '../session/slice.ts'

/** Starts the domain when a URL requests the door before the screen of the key is open (KEY-21). */
export function* startForDoorSaga() {
  yield* takeEvery([guestDomainsLoaded, registered, doorOpenRequested], function* start() {
    if ((yield* select(selectDoorOpenRequest)) && (yield* select(selectIsRegistered)))
      yield* call(startDomain, 'mobileKey')
  })
}
