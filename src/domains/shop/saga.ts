import { all, call, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { routeEntered, selectPlace } from '../../core/routing/slice.ts'
import { selectIsRegistered, selectUserId } from '../session/slice.ts'
import { cartSaga } from './cart/saga.ts'
import { selectCartByShop } from './cart/slice.ts'
import { flowSaga } from './flow.saga.ts'
import { readShopId } from './history/addresses.ts'
import { shopHistorySaga } from './history/saga.ts'
import { ensureContent, ensureInfo } from './load.saga.ts'
import { onClosedNoticeRead, watchOpening } from './opening.saga.ts'
import { orderSaga } from './order/saga.ts'
import { pastOrdersSaga } from './reorder/saga.ts'
import { closedNoticeRead, infoNeeded, shopNeeded, shopStarted } from './slice.ts'

export function* shopSaga() {
  yield* fork(flowSaga)
  yield* fork(cartSaga)
  yield* fork(orderSaga)
  yield* fork(pastOrdersSaga)
  yield* fork(shopHistorySaga)
  yield* takeEvery(routeEntered, onEntered)
  yield* takeLatest(routeEntered, watchOpening)
  yield* takeEvery(shopNeeded, onShopNeeded)
  yield* takeEvery(infoNeeded, onInfoNeeded)
  yield* takeEvery(closedNoticeRead, onClosedNoticeRead)
  yield* call(join)
}

/** The guest was here before this code was: catches up with where, and who. */
function* join() {
  const place = yield* select(selectPlace)
  const userId = (yield* select(selectIsRegistered)) ? yield* select(selectUserId) : null
  if (place) yield* put(shopStarted({ at: { ...place, how: 'load', paramsOnly: false }, userId }))
}

/** A shop is loaded where the guest enters it, and in the cart those whose things are in it. */
function* onEntered({ payload: { screen, params } }: ReturnType<typeof routeEntered>) {
  const shopId = readShopId(params.id)
  if ((screen === 'shop' || screen === 'shopProduct') && shopId !== null) yield* call(ensureContent, shopId)
  if (screen !== 'shopCart') return
  const shops = yield* select(selectCartByShop)
  for (const { id } of shops) yield* fork(load, id)
}

function* onShopNeeded({ payload: shopId }: ReturnType<typeof shopNeeded>) {
  yield* call(load, shopId)
}

function* onInfoNeeded({ payload: shopId }: ReturnType<typeof infoNeeded>) {
  yield* call(ensureInfo, shopId)
}

function* load(shopId: number) {
  yield* all([call(ensureContent, shopId), call(ensureInfo, shopId)])
}
