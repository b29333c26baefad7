import { call, fork, put, select } from 'typed-redux-saga'
import { selectPlace } from '../../core/routing/slice.ts'
import { selectIsRegistered, selectPropertyId, selectUserId } from '../session/slice.ts'
import { cartSaga } from './cart/saga.ts'
import { flowSaga } from './flow.saga.ts'
import { orderSaga } from './order/saga.ts'
import { pastOrdersSaga } from './reorder/saga.ts'
import { shopStarted } from './slice.ts'

/** Starts the sagas that persist the guest's data on the device. */
export function* shopSaga() {
  yield* fork(flowSaga)
  yield* fork(cartSaga)
  yield* fork(orderSaga)
  yield* fork(pastOrdersSaga)
  yield* call(catchUp)
}

/**
 * Dispatches the present place and guest, because the shop starts after the first navigation, and usually after the
 * sign-in.
 */
function* catchUp() {
  const place = yield* select(selectPlace)
  const userId = (yield* select(selectIsRegistered)) ? yield* select(selectUserId) : null
  const propertyId = yield* select(selectPropertyId)
  if (place) yield* put(shopStarted({ at: { ...place, how: 'load', paramsOnly: false }, userId, propertyId }))
}
