import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga'
import { isAt } from '../../../core/routing/buildPath.ts'
import { navigated } from '../../../core/routing/slice.ts'
import { service } from '../../../core/services.ts'
import { shopPaths } from '../paths.ts'
import { readForm, readOutcome, writeForm, writeOutcome } from './persistence.ts'
import { placeOrders } from './placeOrder.saga.ts'
import {
  formRestored,
  type OrderState,
  orderPlaced,
  outcomeRestored,
  outcomeSeen,
  selectOrder,
  selectOrderStatus,
} from './slice.ts'

export function* orderSaga() {
  yield* call(restore)
  yield* takeEvery('*', keepUp(yield* select(selectOrder)))
  // A second press while an order is on its way sends nothing (ORD-08).
  yield* takeLeading(orderPlaced, placeOrders)
  yield* takeEvery(navigated, onNavigated)
}

function* restore() {
  const keep = { drafts: yield* service('drafts'), storage: yield* service('storage') }
  const kept = readForm(keep)
  if (kept) yield* put(formRestored(kept))
  const outcome = readOutcome(keep)
  if (!outcome) return
  yield* put(outcomeRestored(outcome))
  writeOutcome(keep, yield* select(selectOrder))
}

/** Nothing that was entered or answered is lost when the page starts anew. */
function keepUp(first: OrderState) {
  let written = first
  return function* keep() {
    const order: OrderState = yield* select(selectOrder)
    if (order === written) return
    const keep = { drafts: yield* service('drafts'), storage: yield* service('storage') }
    if (order.form !== written.form || order.owner !== written.owner) writeForm(keep, order)
    writeOutcome(keep, order)
    written = order
  }
}

/** Whoever leaves the cart has read the thanks. What failed stays said until it is tried again. */
function* onNavigated({ payload }: ReturnType<typeof navigated>) {
  if (payload.paramsOnly || payload.how === 'load') return
  const isCart = isAt(payload.pathname, shopPaths.shopCart)
  const status = yield* select(selectOrderStatus)
  if (!isCart && (status === 'success' || status === 'failed')) yield* put(outcomeSeen())
}
