import { all, call, fork, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { routeEntered } from '../../core/routing/slice.ts'
import { selectCartByShop } from './cart/slice.ts'
import { ensureContent } from './content.saga.ts'
import { readShopId } from './history/addresses.ts'
import { shopHistorySaga } from './history/saga.ts'
import { ensureInfo, renewInfo } from './info/saga.ts'
import { onClosedNoticeRead, watchOpening } from './opening.saga.ts'
import { placeOrders } from './order/placeOrder.saga.ts'
import { orderPlaced } from './order/slice.ts'
import { closedNoticeRead, shopNeeded } from './slice.ts'

/** What only the shop's own screens need. It starts with the first of them. */
export function* shopScreensSaga() {
  yield* fork(shopHistorySaga)
  yield* takeEvery(routeEntered, onEntered)
  yield* takeLatest(routeEntered, watchOpening)
  yield* takeEvery(shopNeeded, onShopNeeded)
  yield* takeEvery(closedNoticeRead, onClosedNoticeRead)
  // A second press while an order is on its way sends nothing (ORD-08).
  yield* takeLeading(orderPlaced, placeOrders)
}

/** A shop is loaded where the guest enters it, and in the cart those whose things are in it. */
function* onEntered({ payload: { screen, params } }: ReturnType<typeof routeEntered>) {
  const shopId = readShopId(params.id)
  if ((screen === 'shop' || screen === 'shopProduct') && shopId !== null) {
    // The info is short and names the shop's picture: behind the content it would come as late as that. Asked for
    // however young it is: since home or another screen did, the shop may have closed (SHOP-35).
    yield* fork(renewInfo, shopId)
    yield* call(ensureContent, shopId)
  }
  if (screen !== 'shopCart') return
  const shops = yield* select(selectCartByShop)
  for (const { id } of shops) yield* fork(load, id)
}

function* onShopNeeded({ payload: shopId }: ReturnType<typeof shopNeeded>) {
  yield* call(load, shopId)
}

function* load(shopId: number) {
  yield* all([call(ensureInfo, shopId), call(ensureContent, shopId)])
}
