import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { call, put, select, takeEvery } from 'typed-redux-saga'
import { getRetailInfo, type RetailInfo } from '../../contract/retailInfo.ts'
import { type Loadable, loadablesOf } from '../../core/loadable.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { propertyEntered } from '../property/slice.ts'
import { logoutRequested, sessionReset } from '../session/slice.ts'

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

/** A stale info is requested again. */
export const infoLifetimeMs = 60_000

export function* shopInfosSaga() {
  yield* takeEvery(infoNeeded, function* onInfoNeeded({ payload: shopId }) {
    yield* call(ensureInfo, shopId)
  })
}

/** Requests the shop's info if it is missing or stale. */
export function* ensureInfo(id: number) {
  const now = yield* service('now')
  const { status, value } = yield* select(selectInfoEntry, id)
  if (status !== 'success' || now() - value.at >= infoLifetimeMs) yield* call(renewInfo, id)
}

/** Requests the info even if the known one is fresh, unless a request is pending. */
export function* renewInfo(id: number) {
  const { status } = yield* select(selectInfoEntry, id)
  if (status !== 'loading') yield* call(refreshInfo, id, { keep: `shop/info/${id}` })
}

/**
 * Requests the info. A known one stays in use in the meantime, and if the request fails.
 * @param how a time-out in milliseconds, and the key under which the response is cached. Before an order is sent the
 *   key is left out, because then only a response from the hotel itself counts.
 */
export function* refreshInfo(id: number, how: { timeout?: number; keep?: string }) {
  const now = yield* service('now')
  const { info: known } = (yield* select(selectInfoEntry, id)).value
  if (!known) yield* put(infoRequested(id))
  const outcome = yield* callHotel(getRetailInfo, { id }, how)
  if (outcome.kind === 'ok') {
    const info = outcome.answer.retailInfo
    yield* put(infoLoaded({ key: id, value: { info, at: outcome.asOf ?? now() } }))
    return info
  }
  yield* log(known ? 'warn' : 'error', 'shop', `the info of shop ${id} did not load: ${outcome.kind}`)
  if (known) return known
  yield* put(infoFailed(id))
  return null
}
