import { call, put, select, takeEvery } from 'typed-redux-saga'
import * as v from 'valibot'
import { list } from '../../contract/values.ts'
import { persist } from '../../core/persistence.ts'
import { isAt } from '../../core/routing/buildPath.ts'
import { navigated } from '../../core/routing/slice.ts'
import { type Services, service } from '../../core/services.ts'
import { isStoredElsewhere } from '../../core/storedElsewhere.ts'
import { selectStayKey } from '../orders/slice.ts'
import { checkinLost, logoutRequested, registered, selectIsRegistered } from '../session/slice.ts'
import { Line } from './cart/saga.ts'
import { readForm, readOutcome, type Stores, writeForm, writeOutcome } from './order/orderState.ts'
import { formRestored, orderAccepted, outcomeRestored, outcomeSeen, selectOrder } from './order/slice.ts'
import { shopPaths } from './paths.ts'
import {
  type PastOrder,
  type PastOrdersState,
  pastOrdersRestored,
  selectPastOrders,
} from './reorder/slice.ts'
import { cacheItemRead, selectCacheItem, shopStarted } from './slice.ts'
import { pastOrdersKey } from './storageKeys.ts'

/** Persists a guest's orders on the device for the duration of the stay, for this guest only. */
export function* persistPastOrders() {
  yield* takeEvery([registered, shopStarted], recall)
  yield* takeEvery([orderAccepted, logoutRequested, checkinLost], keep)
  yield* takeEvery(isStoredElsewhere([pastOrdersKey]), followOtherTab)
}

function* followOtherTab() {
  const { stay } = yield* select(selectPastOrders)
  const orders = stay && readPastOrdersOf({ storage: yield* service('storage') }, stay)
  if (orders) yield* put(pastOrdersRestored({ stay, orders }))
}

function* recall() {
  if (!(yield* select(selectIsRegistered))) return
  const stay = yield* select(selectStayKey)
  const orders = readPastOrders({ storage: yield* service('storage') }, stay)
  yield* put(pastOrdersRestored({ stay, orders }))
}

function* keep() {
  writePastOrders({ storage: yield* service('storage') }, yield* select(selectPastOrders))
}

const itemDraft = 'shop-item'

const KeptItem = v.object({
  shopId: v.number(),
  itemId: v.string(),
  selection: v.record(v.string(), v.array(v.string())),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
})

/** Persists the choices that a guest is making, so that they survive a reload of the page (SHOP-38). */
export function* persistItem() {
  const drafts = yield* service('drafts')
  const kept = drafts.read(itemDraft, KeptItem)
  if (kept) yield* put(cacheItemRead(kept))
  yield* persist(selectCacheItem, (item) => {
    if (item) drafts.save(itemDraft, item)
    else drafts.clear(itemDraft)
  })
}

export function* persistOrder() {
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

const { cartId: _, unavailable: __, priceBefore: ___, ...NewLine } = Line.entries

const KeptOrders = v.object({
  stay: v.pipe(v.string(), v.nonEmpty()),
  orders: list(
    v.object({
      at: v.number(),
      shopId: v.number(),
      shopTitle: v.string(),
      lines: v.pipe(v.array(v.object(NewLine)), v.nonEmpty()),
    }),
  ),
})

/** The orders of this stay; null if none of it are stored. */
function readPastOrdersOf(
  { storage: { local } }: Pick<Services, 'storage'>,
  stay: string,
): PastOrder[] | null {
  const kept = local.read(pastOrdersKey, KeptOrders)
  return kept?.stay === stay ? kept.orders : null
}

/** The orders of this stay; those of another stay are deleted. */
function readPastOrders(stores: Pick<Services, 'storage'>, stay: string): PastOrder[] {
  const orders = readPastOrdersOf(stores, stay)
  if (!orders) stores.storage.local.remove(pastOrdersKey)
  return orders ?? []
}

function writePastOrders({ storage: { local } }: Pick<Services, 'storage'>, past: PastOrdersState): void {
  if (past.orders.length > 0) local.write(pastOrdersKey, past)
  else local.remove(pastOrdersKey)
}
