import { call, put, select, takeEvery } from 'typed-redux-saga'
import { persist } from '../../../core/persistence.ts'
import { isAt } from '../../../core/routing/buildPath.ts'
import { navigated } from '../../../core/routing/slice.ts'
import { service } from '../../../core/services.ts'
import { shopPaths } from '../paths.ts'
import { readForm, readOutcome, type Stores, writeForm, writeOutcome } from './persistence.ts'
import { formRestored, outcomeRestored, outcomeSeen, selectOrder } from './slice.ts'

export function* orderSaga() {
  const stores = { drafts: yield* service('drafts') }
  yield* call(restore, stores)
  yield* persist(selectOrder, (order, before) => {
    if (order.form !== before.form || order.owner !== before.owner) writeForm(stores, order)
    writeOutcome(stores, order)
  })
  yield* takeEvery(navigated, onNavigated)
}

function* restore(stores: Stores) {
  const kept = readForm(stores)
  if (kept) yield* put(formRestored(kept))
  const outcome = readOutcome(stores)
  if (!outcome) return
  yield* put(outcomeRestored(outcome))
  writeOutcome(stores, yield* select(selectOrder))
}

/**
 * The confirmation counts as read when the guest leaves the cart. Errors stay visible until the order is sent again.
 */
function* onNavigated({ payload }: ReturnType<typeof navigated>) {
  if (payload.paramsOnly || payload.how === 'load') return
  const isCart = isAt(payload.pathname, shopPaths.shopCart)
  const { status, receipts } = yield* select(selectOrder)
  if (!isCart && (status === 'failed' || receipts.length > 0)) yield* put(outcomeSeen())
}
