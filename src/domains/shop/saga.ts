import { call, fork, put, select, takeEvery } from 'typed-redux-saga'
import { selectPlace } from '../../core/routing/slice.ts'
import { selectIsRegistered, selectUserId } from '../session/slice.ts'
import { cartSaga } from './cart/saga.ts'
import { flowSaga } from './flow.saga.ts'
import { ensureInfo } from './info.saga.ts'
import { orderSaga } from './order/saga.ts'
import { pastOrdersSaga } from './reorder/saga.ts'
import { infoNeeded, shopStarted } from './slice.ts'

/** What must listen from sign-in on: what the device remembers of the guest, and whether a shop is open. */
export function* shopSaga() {
  yield* fork(flowSaga)
  yield* fork(cartSaga)
  yield* fork(orderSaga)
  yield* fork(pastOrdersSaga)
  yield* takeEvery(infoNeeded, onInfoNeeded)
  yield* call(catchUp)
}

/** The guest's domains are loaded after the first navigation, and perhaps after the sign-in. */
function* catchUp() {
  const place = yield* select(selectPlace)
  const userId = (yield* select(selectIsRegistered)) ? yield* select(selectUserId) : null
  if (place) yield* put(shopStarted({ at: { ...place, how: 'load', paramsOnly: false }, userId }))
}

function* onInfoNeeded({ payload: shopId }: ReturnType<typeof infoNeeded>) {
  yield* call(ensureInfo, shopId)
}
