import { createAction } from '@reduxjs/toolkit'
import { buildPath, paramsAt } from '../../core/routing/buildPath.ts'
import type { EntryState } from '../../core/routing/presentEntry.ts'
import { searchOf } from '../../core/routing/query.ts'
import { decodeSegment, encodeSegment } from '../../core/routing/segment.ts'
import type { Navigation } from '../../core/routing/slice.ts'
import type { CoreDialog } from '../dialogs/slice.ts'
import { shopPaths } from './paths.ts'

/** Where in a shop the guest is: in its list or at one of its products. */
export interface ShopPlace {
  kind: 'list' | 'product'
  shopId: number
  /** Empty in the list. */
  itemId: string
}

/** Parses the id of a shop; null if the path contains no valid id (SHOP-01). */
export const readShopId = (id: string | undefined): number | null =>
  /^\d{1,9}$/.test(id || '') ? Number(id) : null

export function placeIn(pathname: string): ShopPlace | null {
  const product = paramsAt(pathname, shopPaths.shopProduct)
  const shopId = readShopId((product ?? paramsAt(pathname, shopPaths.shop))?.id)
  if (shopId === null) return null
  return product
    ? { kind: 'product', shopId, itemId: product.productId || '' }
    : { kind: 'list', shopId, itemId: '' }
}

/** The ids of `groups=12,15`, from the top group to the open one (SHOP-03). */
export function readGroups(search: string): string[] {
  const groups = new URLSearchParams(search).get('groups') || ''
  return groups.split(',').filter(Boolean).map(decodeSegment)
}

/** The same query string with other groups, or without any. */
export function withGroups(search: string, path: readonly string[]): string {
  const query = new URLSearchParams(search)
  if (path.length > 0) query.set('groups', path.map(encodeSegment).join(','))
  else query.delete('groups')
  return searchOf(query)
}

/** The search term of the shop: `find=wine`. */
export const readFind = (search: string): string => new URLSearchParams(search).get('find') || ''

const placeQuery = (path: readonly string[], find: string): string =>
  withGroups(find ? `?${new URLSearchParams({ find })}` : '', path)

/** In-app path of a shop's list, with open groups or a search term in its query string. */
export const listAddress = (shopId: number, path: readonly string[] = [], find = ''): string =>
  buildPath(shopPaths.shop, { id: shopId }) + placeQuery(path, find)

/**
 * In-app path of a product. Its query string names the groups and the search term, so that after a reload the guest can
 * still go back to the list.
 */
export const productAddress = (
  shopId: number,
  itemId: string,
  path: readonly string[] = [],
  find = '',
): string => buildPath(shopPaths.shopProduct, { id: shopId, productId: itemId }) + placeQuery(path, find)

export interface ShopPosition {
  place: ShopPlace | null
  /** The shop that the guest was in last. */
  currentShopId: number | null
  /** Ids of its open groups, from the top group down. */
  path: string[]
}

/**
 * Returns the groups that are open after a navigation: another shop begins at its top (SHOP-06), a shop's list to which
 * the guest returns is restored (SHOP-05), and within the list the query string decides.
 */
export function openGroupsAfter(before: ShopPosition, place: ShopPlace, to: Navigation): string[] {
  const asked = readGroups(to.search)
  if (place.shopId !== before.currentShopId) {
    const isSwitch = before.currentShopId !== null && (to.how === 'push' || to.how === 'replace')
    return isSwitch ? [] : asked
  }
  if (place.kind === 'product') return asked.length > 0 ? asked : before.path
  const isWithinList = before.place?.kind === 'list'
  return isWithinList || before.path.length === 0 ? asked : before.path
}

/** How the open groups change: up to the groups that both paths have in common, then down from there. */
export function groupSteps(path: readonly string[], target: readonly string[]) {
  const firstOther = path.findIndex((id, at) => id !== target[at])
  const shared = firstOther < 0 ? path.length : firstOther
  return { levelsUp: path.length - shared, goesDown: target.length > shared }
}

/** The state that the shop stores in a history entry. */
interface ShopEntry {
  /** Number of entries of the shop's list directly below: the groups around the open one, or the list of a product. */
  levelsBelow: number
  /** Whether a search has added the entry, so that Back ends the search. */
  isSearch: boolean
}

export const readEntry = (state: EntryState): ShopEntry => ({
  levelsBelow: typeof state.levelsBelow === 'number' ? state.levelsBelow : 0,
  isSearch: state.isSearch === true,
})

export const entryOf = (levelsBelow: number, isSearch = false): EntryState => ({ levelsBelow, isSearch })

/** The state of a product's entry directly above the entry of its list. */
export const aboveList = entryOf(1)

interface GroupsOpened {
  shopId: number
  /** Ids from the top group to the one that the guest opened; empty for the whole shop. */
  path: readonly string[]
}

interface ListReopened {
  shopId: number
  /** The search term that the product was found by. */
  find: string
  /** Dialog to show over the list. */
  dialog?: CoreDialog
}

interface SearchEntered {
  shopId: number
  /** Empty if the guest has ended the search. */
  term: string
}

/** The guest's actions that navigate within a shop. */
export const groupsOpened = createAction<GroupsOpened>('shop/groupsOpened')
export const listReopened = createAction<ListReopened>('shop/listReopened')
export const searchEntered = createAction<SearchEntered>('shop/searchEntered')
