import { createSlice } from '@reduxjs/toolkit'

interface State {
  guestDomains: 'unknown' | 'loading' | 'loaded' | 'failed'
}

/**
 * Whether the domains of a signed-in guest are loaded. Their definitions hold functions and components, so they are in
 * the registry and not in the store.
 */
const slice = createSlice({
  name: 'domains',
  initialState: { guestDomains: 'unknown' } as State,
  reducers: {
    guestDomainsRequested(state) {
      state.guestDomains = 'loading'
    },
    /** Dispatched after slices were added to the store, because it takes an action to compute their initial state. */
    slicesInjected() {},
    /** All domains are registered and the eager ones run. The present address is matched again, now against all. */
    guestDomainsLoaded(state) {
      state.guestDomains = 'loaded'
    },
    guestDomainsFailed(state) {
      state.guestDomains = 'failed'
    },
  },
  selectors: {
    selectAreGuestDomainsLoaded: (state) => state.guestDomains === 'loaded',
    selectAreGuestDomainsLoading: (state) => state.guestDomains === 'loading',
  },
})

export const { guestDomainsRequested, slicesInjected, guestDomainsLoaded, guestDomainsFailed } = slice.actions
export const { selectAreGuestDomainsLoaded, selectAreGuestDomainsLoading } = slice.selectors
export { slice as domainsSlice }
