import { call, put, select, takeEvery } from 'typed-redux-saga'
import { persist } from '../../../core/persistence.ts'
import { isAt } from '../../../core/routing/buildPath.ts'
import { navigated } from '../../../core/routing/slice.ts'
import { service } from '../../../core/services.ts'
import { isStoredElsewhere } from '../../../core/storedElsewhere.ts'
import { registered } from '../../session/slice.ts'
import { attemptsKey } from '../kept.ts'
import { shopPaths } from '../paths.ts'
import {
  readAttempts,
  readForm,
  readOutcome,
  type Stores,
  writeAttempts,
  writeForm,
  writeOutcome,
} from './persistence.ts'
import { attemptsTold, formRestored, outcomeRestored, outcomeSeen, selectOrder } from './slice.ts'

export function* orderSaga() {
  const stores = { drafts: yield* service('drafts'), storage: yield* service('storage') }
  yield* call(restore, stores)
  yield* persist(selectOrder, (order, before, event) => {
    if (order.form !== before.form || order.owner !== before.owner) writeForm(stores, order)
    writeOutcome(stores, order)
    const isNews = order.attempts !== before.attempts || order.owner !== before.owner
    // Orders that another tab has reported are stored already.
    if (isNews && !attemptsTold.match(event) && !registered.match(event)) writeAttempts(stores, order)
  })
  yield* takeEvery(registered, findOrKeep, stores)
  yield* takeEvery(navigated, onNavigated)
  yield* takeEvery(isStoredElsewhere([attemptsKey]), function* followOtherTab() {
    const { owner } = yield* select(selectOrder)
    yield* put(attemptsTold(readAttempts(stores, owner)))
  })
}

function* restore(stores: Stores) {
  const kept = readForm(stores)
  if (kept) yield* put(formRestored(kept))
  const outcome = readOutcome(stores)
  if (!outcome) return
  yield* put(outcomeRestored(outcome))
  writeOutcome(stores, yield* select(selectOrder))
}

/** A guest who signs in without unanswered orders gets those that they have sent in another tab. */
function* findOrKeep(stores: Stores) {
  const order = yield* select(selectOrder)
  const told = order.attempts.length === 0 ? readAttempts(stores, order.owner) : []
  if (told.length > 0) yield* put(attemptsTold(told))
  else writeAttempts(stores, order)
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
