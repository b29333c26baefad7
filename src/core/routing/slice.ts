import { type Action, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface Place {
  /** Path below the base path, `/cp/1`. */
  pathname: string
  /** Query with its question mark, or the empty text. */
  search: string
}

export interface Navigation extends Place {
  how: 'load' | 'push' | 'replace' | 'pop'
  /** The app only added the session's query parameters: no navigation of the guest. */
  paramsOnly: boolean
}

export interface OfferedAddress {
  address: string
  /** True if the guest's visit ends with this address. */
  isLast?: boolean
  /** The guest checks out there, or at the reception. */
  isCheckout?: boolean
}

export interface NavigationState {
  place: Place | null
  /** The path that the guest came from. */
  from: string | null
  /** How the present path was reached. */
  how: Navigation['how']
  /** An external address that is shown for the guest's own phone. */
  offered: OfferedAddress | null
  /** Number of screens of this page load that Back can return to; if 0, Back may leave the app. */
  depth: number
}

const slice = createSlice({
  name: 'navigation',
  initialState: { place: null, from: null, how: 'load', offered: null, depth: 0 } as NavigationState,
  reducers: {
    navigated(state, { payload }: PayloadAction<Navigation>) {
      if (payload.how === 'push') state.depth += 1
      if (payload.how === 'pop') state.depth = Math.max(0, state.depth - 1)
      if (!payload.paramsOnly) {
        state.from = state.place?.pathname ?? null
        state.how = payload.how
      }
      state.place = { pathname: payload.pathname, search: payload.search }
    },
    /** An external address on a device that could not return to the app: it is shown for the guest's own phone. */
    addressOffered(state, { payload }: PayloadAction<OfferedAddress>) {
      state.offered = payload
    },
    addressClosed(state) {
      state.offered = null
    },
    /** A navigation was accepted: its query is read, the session may see the screen, and the domain is started. */
    routeEntered(_state, _: PayloadAction<{ screen: string; params: Record<string, string> }>) {},
  },
  selectors: {
    selectPlace: (state) => state.place,
    selectFrom: (state) => state.from,
    selectHow: (state) => state.how,
    selectCanGoBack: (state) => state.depth > 0,
    selectOffered: (state) => state.offered,
  },
})

export const { addressClosed, addressOffered, navigated, routeEntered } = slice.actions
export const { selectPlace, selectFrom, selectHow, selectCanGoBack, selectOffered } = slice.selectors
export { slice as navigationSlice }

/** True for a navigation of the guest, not for the app's own completion of the query string. */
export const isScreenNavigation = (action: Action): action is ReturnType<typeof navigated> =>
  navigated.match(action) && !action.payload.paramsOnly
