import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

const slice = createSlice({
  name: 'authToken',
  /** The token itself is not in the store, only in the device's local storage. */
  initialState: { isStored: false },
  reducers: {
    /** A token of an earlier visit was found. */
    authTokenFound(state) {
      state.isStored = true
    },
    /** The hotel has verified the guest's account. */
    authTokenReceived(state, _: PayloadAction<string>) {
      state.isStored = true
    },
    /** The hotel no longer accepts the token. */
    authTokenRefused(state) {
      state.isStored = false
    },
    /** The guest has left. */
    authTokenRevoked(state) {
      state.isStored = false
    },
  },
  selectors: { selectHasAuthToken: (state) => state.isStored },
})

export const { authTokenFound, authTokenReceived, authTokenRefused, authTokenRevoked } = slice.actions
export const { selectHasAuthToken } = slice.selectors
export { slice as authTokenSlice }
