import type { Navigation } from '../../core/routing/slice.ts'
import { type Catalogue, followPath, type ShopGroup } from './catalogue.ts'
import type { Selection } from './flow.ts'
import { placeIn } from './history/addresses.ts'
import { openGroupsAfter, type ShopPosition } from './history/openGroups.ts'

export type ShopStatus = 'unknown' | 'loading' | 'success' | 'failed'
export type FlowStatus = 'unknown' | 'open' | 'finished' | 'cancel'

export interface ContentEntry {
  status: ShopStatus
  /** The previous catalogue stays until the new one is loaded. */
  catalogue: Catalogue | null
  /** Language of the request. */
  language: string
  /** When it was loaded, in milliseconds. */
  at: number
}

/** The item whose choice is being made (SHOP-38). */
export interface CacheItem {
  shopId: number
  itemId: string
  selection: Selection
  quantity: number
}

export interface ShopState extends ShopPosition {
  propertyId: string
  contents: Record<number, ContentEntry>
  purchaseFlow: FlowStatus
  cacheItem: CacheItem | null
}

export const initialState: ShopState = {
  place: null,
  currentShopId: null,
  path: [],
  propertyId: '',
  contents: {},
  purchaseFlow: 'unknown',
  cacheItem: null,
}

export const noContent: ContentEntry = { status: 'unknown', catalogue: null, language: '', at: 0 }
export const noPath: string[] = []

/** Applies a navigation: which groups are open, and whether the guest has left the item that they were choosing. */
export function arrive(state: ShopState, to: Navigation) {
  const place = placeIn(to.pathname)
  if (place) {
    state.path = openGroupsAfter(state, place, to)
    state.currentShopId = place.shopId
    state.path = knownPath(state)
  }
  state.place = place
  if (place?.kind === 'product' && isCached(state, place.shopId, place.itemId)) return
  state.cacheItem = null
  if (state.purchaseFlow === 'open') state.purchaseFlow = 'cancel'
}

export const isCached = ({ cacheItem }: ShopState, shopId: number, itemId: string) =>
  cacheItem?.shopId === shopId && cacheItem.itemId === itemId

/** The path as far as it exists in the catalogue; as requested while no catalogue is loaded. */
export function knownPath(state: ShopState): string[] {
  const catalogue = state.currentShopId === null ? null : state.contents[state.currentShopId]?.catalogue
  return catalogue ? followPath(catalogue.root, state.path).map(({ id }) => id) : state.path
}

/** The open group, or its ancestor that many levels up. */
export function groupAt(state: ShopState, id: number, levelsUp: number): ShopGroup | null {
  const catalogue = state.contents[id]?.catalogue
  if (!catalogue) return null
  const path = [catalogue.root, ...followPath(catalogue.root, id === state.currentShopId ? state.path : [])]
  return path[path.length - 1 - levelsUp] ?? null
}

export const forget = (state: ShopState): ShopState => ({
  ...initialState,
  place: state.place,
  propertyId: state.propertyId,
})
