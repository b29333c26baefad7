import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RetailInfo } from '../../../contract/retailInfo.ts'
import { propertyEntered } from '../../property/slice.ts'
import { logoutRequested, sessionReset } from '../../session/slice.ts'

interface InfoEntry {
  status: 'unknown' | 'loading' | 'success' | 'failed'
  info: RetailInfo | null
  /** When it was loaded, in milliseconds. */
  at: number
}

interface ShopInfosState {
  propertyId: string
  /** By shop id. */
  infos: Record<number, InfoEntry>
}

const initialState: ShopInfosState = { propertyId: '', infos: {} }
const noInfo: InfoEntry = { status: 'unknown', info: null, at: 0 }

const forget = (state: ShopInfosState) => ({ ...state, infos: {} })

/** The infos of shops, which say whether they are open. Home uses them as well as the shop. */
const slice = createSlice({
  name: 'shopInfos',
  initialState,
  reducers: {
    infoRequested(state, { payload: id }: PayloadAction<number>) {
      state.infos[id] = { ...(state.infos[id] ?? noInfo), status: 'loading' }
    },
    infoLoaded(state, { payload }: PayloadAction<{ id: number; info: RetailInfo; at: number }>) {
      state.infos[payload.id] = { status: 'success', info: payload.info, at: payload.at }
    },
    infoFailed(state, { payload: id }: PayloadAction<number>) {
      state.infos[id] = { ...noInfo, status: 'failed' }
    },
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
    selectInfoEntry: (state, id: number) => state.infos[id] ?? noInfo,
    selectInfos: (state) => state.infos,
  },
})

export const { infoRequested, infoLoaded, infoFailed, infoNeeded } = slice.actions
export const { selectInfoEntry, selectInfos } = slice.selectors
export { slice as shopInfosSlice }
