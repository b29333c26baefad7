import { all, call, fork, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import * as v from 'valibot'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { persist } from '../../core/persistence.ts'
import { navigated, type Place, routeEntered, selectPlace } from '../../core/routing/slice.ts'
import { go, service } from '../../core/services.ts'
import { isStoredElsewhere } from '../../core/storedElsewhere.ts'
import { dialogRaised } from '../dialogs/slice.ts'
import { languageApplied } from '../language/slice.ts'
import { selectStayKey } from '../orders/slice.ts'
import {
  checkinLost,
  logoutRequested,
  registered,
  selectIsRegistered,
  selectPropertyId,
  selectUserId,
} from '../session/slice.ts'
import { cartSaga } from './cart/saga.ts'
import { cartSlice, selectCartByShop } from './cart/slice.ts'
import { findItem } from './catalogue.ts'
import { ensureContent } from './content.saga.ts'
import {
  listAddress,
  readFind,
  readGroups,
  readShopId,
  type ShopPlace,
  withGroups,
} from './history/addresses.ts'
import { aboveList, entryOf, readEntry } from './history/entryState.ts'
import { groupsOpened, listReopened, searchEntered } from './history/events.ts'
import { groupSteps } from './history/openGroups.ts'
import { ensureInfo, renewInfo } from './info/saga.ts'
import { pastOrdersKey } from './kept.ts'
import { onClosedNoticeRead, watchOpening } from './opening.saga.ts'
import { placeOrders } from './order/placeOrder.saga.ts'
import { orderSaga } from './order/saga.ts'
import { orderAccepted, orderPlaced, orderSlice } from './order/slice.ts'
import { readPastOrders, readPastOrdersOf, writePastOrders } from './reorder/persistence.ts'
import { pastOrdersRestored, pastOrdersSlice, selectPastOrders } from './reorder/slice.ts'
import {
  cacheItemRead,
  closedNoticeRead,
  contentLoaded,
  selectCacheItem,
  selectContentEntry,
  selectOpenPath,
  selectShopPlace,
  shopNeeded,
  shopSlice,
  shopStarted,
} from './slice.ts'

/**
 * Synchronizes the shop with the browser's history. The state decides which groups are open: a navigation requests
 * some, the reducer decides (`openGroupsAfter`), and only this saga writes the result into the URL and the entries
 * below it. The URL cannot decide, because it may lack the groups that the shop remembers (SHOP-05) and may name groups
 * that turn out not to exist when the content arrives (SHOP-03), and a list that followed it would be rendered twice.
 */

function* shopHistorySaga() {
  yield* takeEvery([navigated, contentLoaded], writePosition)
  yield* takeEvery(groupsOpened, openGroups)
  yield* takeEvery(listReopened, reopenList)
  yield* takeEvery(searchEntered, writeSearch)
  // This saga starts after the navigation to the first screen of a shop.
  yield* call(writePosition)
}

/** Each change causes a further navigation, after which this saga writes the rest. */
function* writePosition() {
  const address = yield* select(selectPlace)
  if (!address) return
  const place = yield* select(selectShopPlace)
  const path = place ? yield* select(selectOpenPath, place.shopId) : []
  if (yield* call(writeGroups, address, place, path)) return
  if (place) yield* call(insertEntriesBelow, address, place, path)
}

/**
 * Writes the open groups into the query string of a shop, and removes them from that of other screens (SHOP-03 to
 * SHOP-06).
 * @returns true if the URL was changed
 */
function* writeGroups(address: Place, place: ShopPlace | null, path: readonly string[]) {
  const asked = readGroups(address.search)
  // A product keeps the groups in which it was found, but gets none if it has none.
  if (path.join() === asked.join() || (place?.kind === 'product' && asked.length === 0)) return false
  yield* go(address.pathname + withGroups(address.search, path), { replace: true, paramsOnly: true })
  return true
}

/**
 * Inserts entries below the current one for a guest who came directly to a group or product, so that Back leads from a
 * group to the groups around it (SHOP-03), and from a product to its list.
 */
function* insertEntriesBelow(address: Place, place: ShopPlace, path: readonly string[]) {
  const { status, catalogue } = yield* select(selectContentEntry, place.shopId)
  const history = yield* service('history')
  const present = history.presentPlace()
  // The browser may be ahead of the store, which is then about to receive the next navigation.
  if (!catalogue || present.pathname !== address.pathname || present.search !== address.search) return
  const { levelsBelow } = readEntry(history.entryState())
  const levels = [...path.keys(), path.length].map((depth) => ({
    to: listAddress(place.shopId, path.slice(0, depth)),
    state: entryOf(depth),
  }))
  if (place.kind === 'list') {
    if (levelsBelow !== path.length) history.insertBelow(levels.slice(0, -1), entryOf(path.length))
  } else if (!findItem(catalogue, place.itemId)) {
    // An unknown product redirects to the shop's list (SHOP-04).
    if (status === 'success') yield* go(listAddress(place.shopId), { replace: true, withSessionParams: true })
  } else if (levelsBelow === 0 && history.isFirstEntry()) history.insertBelow(levels, aboveList)
}

/** Opens groups so that the history has exactly one entry for each level, whatever path the guest takes. */
function* openGroups({ payload: { shopId, path: target } }: ReturnType<typeof groupsOpened>) {
  const history = yield* service('history')
  const path = yield* select(selectOpenPath, shopId)
  const isComplete = readEntry(history.entryState()).levelsBelow === path.length
  const { levelsUp, goesDown } = groupSteps(path, target)
  if (isComplete) {
    // A sibling group replaces the entry of the topmost group that the guest leaves, so it takes one step less.
    const steps = goesDown ? levelsUp - 1 : levelsUp
    if (steps > 0) yield* call(history.backBy, steps)
    if (!goesDown) return
  }
  history.go(listAddress(shopId, target), {
    replace: !isComplete || levelsUp > 0,
    withSessionParams: true,
    state: entryOf(target.length),
  })
}

/**
 * Returns from a product to the list in which it was found: by Back if the list is the entry directly below, which
 * keeps the guest's position. The dialog is raised afterwards, because the navigation would close it.
 */
function* reopenList({ payload: { shopId, find, dialog } }: ReturnType<typeof listReopened>) {
  const history = yield* service('history')
  if (readEntry(history.entryState()).levelsBelow > 0) yield* call(history.backBy, 1)
  else {
    const path = yield* select(selectOpenPath, shopId)
    history.go(listAddress(shopId, path, find), { withSessionParams: true })
  }
  if (dialog) yield* put(dialogRaised(dialog))
}

/** The first letter adds a history entry, further ones replace it, and when the term is empty again, Back leaves it. */
function* writeSearch({ payload: { shopId, term } }: ReturnType<typeof searchEntered>) {
  const history = yield* service('history')
  const path = yield* select(selectOpenPath, shopId)
  const { isSearch } = readEntry(history.entryState())
  if (term === '' && isSearch) return history.back()
  const isNew = readFind(history.presentPlace().search) === ''
  history.go(listAddress(shopId, path, term), {
    replace: !isNew,
    paramsOnly: true,
    withSessionParams: true,
    state: entryOf(path.length, isNew || (isSearch && term !== '')),
  })
}

/** Persists a guest's orders on the device for the duration of the stay, for this guest only. */
function* pastOrdersSaga() {
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

const draft = 'shop-item'

const Kept = v.object({
  shopId: v.number(),
  itemId: v.string(),
  selection: v.record(v.string(), v.array(v.string())),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
})

/** Persists the choices that a guest is making, so that they survive a reload of the page (SHOP-38). */
function* flowSaga() {
  const drafts = yield* service('drafts')
  const kept = drafts.read(draft, Kept)
  if (kept) yield* put(cacheItemRead(kept))
  yield* persist(selectCacheItem, (item) => {
    if (item) drafts.save(draft, item)
    else drafts.clear(draft)
  })
}

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
