import { call, put, select, takeEvery } from 'typed-redux-saga'
import { navigated, type Place, selectPlace } from '../../core/routing/slice.ts'
import { go, service } from '../../core/services.ts'
import { dialogRaised } from '../dialogs/slice.ts'
import { findItem } from './catalogue.ts'
import {
  aboveList,
  entryOf,
  groupSteps,
  groupsOpened,
  listAddress,
  listReopened,
  readEntry,
  readFind,
  readGroups,
  type ShopPlace,
  searchEntered,
  withGroups,
} from './history.ts'
import { contentLoaded, selectContentEntry, selectOpenPath, selectShopPlace } from './slice.ts'

/**
 * Synchronizes the shop with the browser's history. The state decides which groups are open: a navigation requests
 * some, the reducer decides (`openGroupsAfter`), and only this saga writes the result into the URL and the entries
 * below it. The URL cannot decide, because it may lack the groups that the shop remembers (SHOP-05) and may name groups
 * that turn out not to exist when the content arrives (SHOP-03), and a list that followed it would be rendered twice.
 */
export function* shopHistorySaga() {
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
