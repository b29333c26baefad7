import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RetailInfo } from '../../../contract/retailInfo.ts'
import { type Loadable, loadablesOf } from '../../../core/loadable.ts'
import { propertyEntered } from '../../property/slice.ts'
import { logoutRequested, sessionReset } from '../../session/slice.ts'

interface LoadedInfo {
  info: RetailInfo | null
  /** When it was loaded, in milliseconds. */
  at: number
}

interface ShopInfosState {
  propertyId: string
  /** By shop id. */
  infos: Record<number, Loadable<LoadedInfo, 'unknown' | 'loading' | 'success' | 'failed'>>
}

const initialState: ShopInfosState = { propertyId: '', infos: {} }
const infos = loadablesOf(
  'info',
  (state: ShopInfosState) => state.infos,
  { info: null, at: 0 } as LoadedInfo,
  { words: { unknown: 'unknown', pending: 'loading', success: 'success', failure: 'failed' }, resets: true },
)

const forget = (state: ShopInfosState) => ({ ...state, infos: {} })

/** The infos of shops, which say whether they are open. Home uses them as well as the shop. */
const slice = createSlice({
  name: 'shopInfos',
  initialState,
  reducers: {
    ...infos.reducers,
    /** A component needs to know whether the shop is open. */
    infoNeeded(_state, _: PayloadAction<number>) {},
  },
  extraReducers: (builder) => {
    builder
      .addCase(propertyEntered, ({ propertyId: before, infos }, { payload: propertyId }) => {
        const isOther = before !== '' && before !== propertyId
        return { propertyId, infos: isOther ? {} : infos }
      })
      .addCase(sessionReset, forget)
      .addCase(logoutRequested, forget)
  },
  selectors: {
    selectInfoEntry: (state, id: number) => state.infos[id] ?? infos.initial,
    selectInfos: (state) => state.infos,
  },
})

export const { infoRequested, infoLoaded, infoFailed, infoNeeded } = slice.actions
export const { selectInfoEntry, selectInfos } = slice.selectors
export { slice as shopInfosSlice }
