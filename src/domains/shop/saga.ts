import { all, call, fork, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { routeEntered, selectPlace } from '../../core/routing/slice.ts'
import { languageApplied } from '../language/slice.ts'
import { selectIsRegistered, selectPropertyId, selectUserId } from '../session/slice.ts'
import { cartSaga } from './cart/saga.ts'
import { cartSlice, selectCartByShop } from './cart/slice.ts'
import { shopHistorySaga } from './history.saga.ts'
import { readShopId } from './history.ts'
import { ensureInfo, renewInfo } from './infos.ts'
import { placeOrders } from './order/placeOrder.saga.ts'
import { orderPlaced, orderSlice } from './order/slice.ts'
import { persistItem, persistOrder, persistPastOrders } from './persistence.saga.ts'
import { pastOrdersSlice } from './reorder/slice.ts'
import { closedNoticeRead, selectShopPlace, shopNeeded, shopSlice, shopStarted } from './slice.ts'
import { ensureContent, onClosedNoticeRead, watchOpening } from './visit.saga.ts'

/** Starts the sagas that persist the guest's data on the device. */
export function* shopSaga() {
  yield* fork(persistItem)
  yield* fork(cartSaga)
  yield* fork(persistOrder)
  yield* fork(persistPastOrders)
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

/** Starts the sagas that only the shop's own screens need. It runs from the first of these screens on. */
export function* shopScreensSaga() {
  yield* fork(shopHistorySaga)
  yield* takeEvery(routeEntered, onEntered)
  yield* takeLatest(routeEntered, watchOpening)
  yield* takeEvery(shopNeeded, onShopNeeded)
  yield* takeLatest(languageApplied, onLanguageApplied)
  yield* takeEvery(closedNoticeRead, onClosedNoticeRead)
  // A second press while an order is being sent does nothing (ORD-08).
  yield* takeLeading(orderPlaced, placeOrders)
}

/** Loads a shop when the guest enters it, and all shops of the cart when the guest enters the cart. */
function* onEntered({ payload: { screen, params } }: ReturnType<typeof routeEntered>) {
  const shopId = readShopId(params.id)
  if ((screen === 'shop' || screen === 'shopProduct') && shopId !== null) {
    // The info is small and contains the URL of the shop's picture, so it is requested before the content. It is
    // requested even if it is fresh, because the shop may have closed since home or another screen requested it
    // (SHOP-35).
    yield* fork(renewInfo, shopId)
    yield* call(ensureContent, shopId)
  }
  if (screen !== 'shopCart') return
  const shops = yield* select(selectCartByShop)
  for (const { id } of shops) yield* fork(load, id)
}

/** The texts of the language that the check-in record names may come after the shop was requested in another one. */
function* onLanguageApplied() {
  const place = yield* select(selectShopPlace)
  if (place) yield* call(ensureContent, place.shopId)
}

function* onShopNeeded({ payload: shopId }: ReturnType<typeof shopNeeded>) {
  yield* call(load, shopId)
}

function* load(shopId: number) {
  yield* all([call(ensureInfo, shopId), call(ensureContent, shopId)])
}

function* lazySaga() {
  yield* fork(shopSaga)
  yield* fork(shopScreensSaga)
}

export const shopState: DomainState = {
  slices: [cartSlice, orderSlice, pastOrdersSlice, shopSlice],
  saga: lazySaga,
}
