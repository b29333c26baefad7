import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RetailItem } from '../../contract/shop.ts'
import { type Navigation, navigated } from '../../core/routing/slice.ts'
import { propertyEntered } from '../property/slice.ts'
import { checkinLost, logoutRequested, sessionReset } from '../session/slice.ts'
import type { Catalogue } from './catalogue.ts'
import { hasFlow, preselected, type Selection } from './flow.ts'
import {
  arrive,
  type CacheItem,
  forget,
  groupAt,
  initialState,
  isCached,
  knownPath,
  noContent,
  noPath,
} from './shopState.ts'

export interface ShopStart {
  at: Navigation
  /** Null before sign-in. */
  userId: string | null
  propertyId: string
}

export interface LoadedContent {
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
