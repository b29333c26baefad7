import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

const slice = createSlice({
  name: 'authToken',
  /** The token itself is kept on the device alone. */
  initialState: { isStored: false },
  reducers: {
    /** One of an earlier visit. */
    authTokenFound(state) {
      state.isStored = true
    },
    /** The hotel has verified the guest's account. */
    authTokenReceived(state, _: PayloadAction<string>) {
      state.isStored = true
    },
    /** The hotel no longer takes it. */
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
