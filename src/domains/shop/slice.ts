import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RetailItem } from '../../contract/shop.ts'
import { type Navigation, navigated } from '../../core/routing/slice.ts'
import { propertyEntered } from '../property/slice.ts'
import { checkinLost, logoutRequested, sessionReset } from '../session/slice.ts'
import { type Catalogue, followPath, type ShopGroup } from './catalogue.ts'
import { hasFlow, preselected, type Selection } from './flow.ts'
import { openGroupsAfter, placeIn, type ShopPosition } from './history.ts'

/** Apart from the dialog, which is in the chunk of a product, because the list closes the dialog, too. */
export const additionDialogId = 'cart-addition'

export type ShopStatus = 'unknown' | 'loading' | 'success' | 'failed'
type FlowStatus = 'unknown' | 'open' | 'finished' | 'cancel'

interface ContentEntry {
  status: ShopStatus
  /** The previous catalogue stays until the new one is loaded. */
  catalogue: Catalogue | null
  /** Language of the request. */
  language: string
  /** When it was loaded, in milliseconds. */
  at: number
}

/** The item whose choice is being made (SHOP-38). */
interface CacheItem {
  shopId: number
  itemId: string
  selection: Selection
  quantity: number
}

interface ShopState extends ShopPosition {
  propertyId: string
  contents: Record<number, ContentEntry>
  purchaseFlow: FlowStatus
  cacheItem: CacheItem | null
}

const initialState: ShopState = {
  place: null,
  currentShopId: null,
  path: [],
  propertyId: '',
  contents: {},
  purchaseFlow: 'unknown',
  cacheItem: null,
}

const noContent: ContentEntry = { status: 'unknown', catalogue: null, language: '', at: 0 }
const noPath: string[] = []

/** Applies a navigation: which groups are open, and whether the guest has left the item that they were choosing. */
function arrive(state: ShopState, to: Navigation) {
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

const isCached = ({ cacheItem }: ShopState, shopId: number, itemId: string) =>
  cacheItem?.shopId === shopId && cacheItem.itemId === itemId

/** The path as far as it exists in the catalogue; as requested while no catalogue is loaded. */
function knownPath(state: ShopState): string[] {
  const catalogue = state.currentShopId === null ? null : state.contents[state.currentShopId]?.catalogue
  return catalogue ? followPath(catalogue.root, state.path).map(({ id }) => id) : state.path
}

/** The open group, or its ancestor that many levels up. */
function groupAt(state: ShopState, id: number, levelsUp: number): ShopGroup | null {
  const catalogue = state.contents[id]?.catalogue
  if (!catalogue) return null
  const path = [catalogue.root, ...followPath(catalogue.root, id === state.currentShopId ? state.path : [])]
  return path[path.length - 1 - levelsUp] ?? null
}

const forget = (state: ShopState): ShopState => ({
  ...initialState,
  place: state.place,
  propertyId: state.propertyId,
})

interface ShopStart {
  at: Navigation
  /** Null before sign-in. */
  userId: string | null
  propertyId: string
}

interface LoadedContent {
  id: number
  language: string
  catalogue: Catalogue
  at: number
}

/** An item that the guest has added to the cart. */
export interface AddedItem {
  shopId: number
  shopTitle: string
  item: RetailItem
  selection: Selection
  quantity: number
}

const slice = createSlice({
  name: 'shop',
  initialState,
  reducers: {
    /** The shop's code was loaded after the guest arrived: passes the present place and guest. */
    shopStarted(state, { payload }: PayloadAction<ShopStart>) {
      state.propertyId = payload.propertyId
      arrive(state, payload.at)
    },
    /** A shop's content is needed: again after it failed to load, or for an earlier order. */
    shopNeeded(_state, _: PayloadAction<number>) {},
    contentRequested(state, { payload }: PayloadAction<{ id: number; language: string }>) {
      const catalogue = state.contents[payload.id]?.catalogue ?? null
      state.contents[payload.id] = { status: 'loading', catalogue, language: payload.language, at: 0 }
    },
    contentLoaded(state, { payload }: PayloadAction<LoadedContent>) {
      const { id, ...entry } = payload
      // A response in the previous language is stale.
      if (state.contents[id]?.language !== entry.language) return
      state.contents[id] = { ...entry, status: 'success' }
      if (id === state.currentShopId) state.path = knownPath(state)
    },
    contentFailed(state, { payload }: PayloadAction<{ id: number; language: string }>) {
      if (state.contents[payload.id]?.language !== payload.language) return
      state.contents[payload.id] = { ...noContent, status: 'failed' }
    },
    cacheItemRead(state, { payload }: PayloadAction<CacheItem>) {
      state.cacheItem = payload
    },
    /** The guest has opened an item; if it has choices, its purchase flow is open. */
    productOpened(state, { payload: { shopId, item } }: PayloadAction<{ shopId: number; item: RetailItem }>) {
      if (!isCached(state, shopId, item.id))
        state.cacheItem = { shopId, itemId: item.id, selection: preselected(item), quantity: 1 }
      if (hasFlow(item)) state.purchaseFlow = 'open'
    },
    choiceMade(state, { payload }: PayloadAction<Selection>) {
      if (state.cacheItem) state.cacheItem.selection = payload
    },
    quantityChosen(state, { payload }: PayloadAction<number>) {
      if (state.cacheItem) state.cacheItem.quantity = payload
    },
    itemAdded(state, { payload }: PayloadAction<AddedItem>) {
      if (state.purchaseFlow === 'open') state.purchaseFlow = 'finished'
      if (isCached(state, payload.shopId, payload.item.id)) state.cacheItem = null
    },
    /** The guest has read that the shop is closed. */
    closedNoticeRead(_state, _: PayloadAction<number>) {},
  },
  extraReducers: (builder) => {
    builder
      .addCase(navigated, (state, { payload }) => {
        if (!payload.paramsOnly) arrive(state, payload)
      })
      .addCase(propertyEntered, (state, { payload: propertyId }) => {
        const isOther = state.propertyId !== '' && state.propertyId !== propertyId
        return { ...state, propertyId, ...(isOther && { contents: {} }) }
      })
      .addCase(checkinLost, forget)
      .addCase(sessionReset, forget)
      .addCase(logoutRequested, forget)
  },
  selectors: {
    selectShopPlace: (state) => state.place,
    /** The shop that the guest was in last. */
    selectCurrentShop: (state) => state.currentShopId,
    selectContentEntry: (state, id: number) => state.contents[id] ?? noContent,
    /** Ids of the open groups of a shop; none are open in a shop that the guest is not in. */
    selectOpenPath: (state, id: number) => (id === state.currentShopId ? state.path : noPath),
    selectActiveGroup: (state, id: number) => groupAt(state, id, 0),
    /** The parent of the open group; null for the shop's own list. */
    selectParentGroup: (state, id: number) => (state.path.length > 0 ? groupAt(state, id, 1) : null),
    selectPurchaseFlow: (state) => state.purchaseFlow,
    selectCacheItem: (state) => state.cacheItem,
  },
})

export const {
  shopStarted,
  shopNeeded,
  contentRequested,
  contentLoaded,
  contentFailed,
  cacheItemRead,
  productOpened,
  choiceMade,
  quantityChosen,
  itemAdded,
  closedNoticeRead,
} = slice.actions
export const {
  selectShopPlace,
  selectCurrentShop,
  selectContentEntry,
  selectOpenPath,
  selectActiveGroup,
  selectParentGroup,
  selectPurchaseFlow,
  selectCacheItem,
} = slice.selectors
export { slice as shopSlice }
