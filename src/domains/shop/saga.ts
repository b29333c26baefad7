import { all, call, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { navigated, selectPlace } from '../navigation/slice.ts'
import { routeEntered, selectIsRegistered, selectUserId } from '../session/slice.ts'
import { go } from '../world.ts'
import { pastOrdersSaga } from './again/saga.ts'
import { cartSaga } from './cart/saga.ts'
import { selectCartByShop } from './cart/slice.ts'
import { flowSaga } from './flow.saga.ts'
import { readGroups, readShopId, withGroups } from './groups.ts'
import { ensureContent, ensureInfo } from './load.saga.ts'
import { onClosedNoticeRead, watchOpening } from './opening.saga.ts'
import { orderSaga } from './order/saga.ts'
import {
  closedNoticeRead,
  contentLoaded,
  infoWanted,
  selectOpenPath,
  selectShopPlace,
  shopJoined,
  shopWanted,
} from './slice.ts'

export function* shopSaga() {
  yield* fork(flowSaga)
  yield* fork(cartSaga)
  yield* fork(orderSaga)
  yield* fork(pastOrdersSaga)
  yield* takeEvery(routeEntered, onEntered)
  yield* takeLatest(routeEntered, watchOpening)
  yield* takeEvery(shopWanted, onWanted)
  yield* takeEvery(infoWanted, onInfoWanted)
  yield* takeEvery(closedNoticeRead, onClosedNoticeRead)
  yield* takeEvery([navigated, shopJoined, contentLoaded], syncGroups)
  yield* call(join)
}

/** The guest was here before this code was: catches up with where, and who. */
function* join() {
  const place = yield* select(selectPlace)
  const userId = (yield* select(selectIsRegistered)) ? yield* select(selectUserId) : null
  if (place) yield* put(shopJoined({ at: { ...place, how: 'load', refill: false }, userId }))
}

/** A shop is loaded where the guest enters it, and in the cart those whose things are in it. */
function* onEntered({ payload: { screen, params } }: ReturnType<typeof routeEntered>) {
  const shopId = readShopId(params.id)
  if ((screen === 'shop' || screen === 'shopProduct') && shopId !== null) yield* call(ensureContent, shopId)
  if (screen !== 'shopCart') return
  const shops = yield* select(selectCartByShop)
  for (const { id } of shops) yield* fork(load, id)
}

function* onWanted({ payload: shopId }: ReturnType<typeof shopWanted>) {
  yield* call(load, shopId)
}

function* onInfoWanted({ payload: shopId }: ReturnType<typeof infoWanted>) {
  yield* call(ensureInfo, shopId)
}

function* load(shopId: number) {
  yield* all([call(ensureContent, shopId), call(ensureInfo, shopId)])
}

/** The address says which groups are open, in a shop's list and nowhere else (SHOP-03 to SHOP-06). */
function* syncGroups() {
  const address = yield* select(selectPlace)
  if (!address) return
  const place = yield* select(selectShopPlace)
  const asked = readGroups(address.search)
  // A product may remember where it was found; it is not given what it has not.
  if (place?.kind === 'product' && asked.length === 0) return
  const path = place ? yield* select(selectOpenPath, place.shopId) : []
  if (path.join() !== asked.join())
    yield* go(address.pathname + withGroups(address.search, path), { replace: true, refill: true })
}
