import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { call, put, select, takeEvery } from 'typed-redux-saga'
import { getRetailInfo, type RetailInfo } from '../../contract/retailInfo.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { propertyEntered } from '../property/slice.ts'
import { logoutRequested, sessionReset } from '../session/slice.ts'

type Hours = Pick<RetailInfo, 'opening_time' | 'closing_time' | 'isOpen' | 'use_days'>

/** Whether the shop has opening hours. If not, it is open around the clock. */
export const hasHours = ({ opening_time, closing_time }: Hours): boolean => opening_time !== closing_time

/**
 * Whether the shop is open at an instant, by the hotel's clock. Its times count only if `use_days` is set; a closing
 * time before the opening time is on the next day (SHOP-31, SHOP-32).
 */
export const isOpenAt = (shop: Hours, now: number, timezone: string | null): boolean =>
  shop.isOpen && isWithinHours(shop, now, timezone)

function isWithinHours(shop: Hours, now: number, timezone: string | null): boolean {
  if (!shop.use_days || !hasHours(shop)) return true
  const time = timeOfDay(hotelTime(now, timezone))
  const { opening_time: opens, closing_time: closes } = shop
  return opens < closes ? time >= opens && time <= closes : time >= opens || time <= closes
}

/**
 * The day on which a shop opens next that is closed at this time of day, whether or not the hotel reports it as closed,
 * too; null if unknown, because the shop has no hours, or the hotel has closed it during them.
 */
export function nextOpening(shop: Hours, now: number, timezone: string | null): 'today' | 'tomorrow' | null {
  if (isWithinHours(shop, now, timezone)) return null
  return timeOfDay(hotelTime(now, timezone)) < shop.opening_time ? 'today' : 'tomorrow'
}

const dayMs = 86_400_000
const timeMs = (time: string) => Date.parse(`1970-01-01T${time}Z`)

/** How long the shop is open on a day. */
const openMs = ({ opening_time, closing_time }: Hours) =>
  (timeMs(closing_time) - timeMs(opening_time) + dayMs) % dayMs

/**
 * The open shop with the shortest hours, the first of equal ones: a bar that opens for the evening suits the evening
 * better than a shop of the whole day. A shop around the clock says nothing about the hour, so it is never chosen.
 */
export const shopOfTheHour = <Shop extends { info: Hours }>(
  shops: readonly Shop[],
  now: number,
  timezone: string | null,
): Shop | null =>
  shops
    .filter(({ info }) => info.use_days && hasHours(info) && isOpenAt(info, now, timezone))
    .sort((a, b) => openMs(a.info) - openMs(b.info))[0] ?? null

interface LoadedInfo {
  info: RetailInfo | null
  /** When it was loaded, in milliseconds. */
  at: number
}

interface InfoEntry {
  status: 'unknown' | 'loading' | 'success' | 'failed'
  value: LoadedInfo
}

interface ShopInfosState {
  propertyId: string
  /** By shop id. */
  infos: Record<number, InfoEntry>
}

const initialState: ShopInfosState = { propertyId: '', infos: {} }
const noInfo: InfoEntry = { status: 'unknown', value: { info: null, at: 0 } }

const forget = (state: ShopInfosState) => ({ ...state, infos: {} })

/** The infos of shops, which say whether they are open. Home uses them as well as the shop. */
const slice = createSlice({
  name: 'shopInfos',
  initialState,
  reducers: {
    infoRequested(state, { payload: id }: PayloadAction<number>) {
      state.infos[id] = { ...(state.infos[id] ?? noInfo), status: 'loading' }
    },
    infoLoaded(state, { payload: { key, value } }: PayloadAction<{ key: number; value: LoadedInfo }>) {
      state.infos[key] = { status: 'success', value }
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
