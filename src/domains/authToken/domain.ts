import { defineDomain } from '../../core/domains/defineDomain.ts'
import { authTokenSaga } from './saga.ts'
import { authTokenSlice } from './slice.ts'

export const authToken = defineDomain({
  name: 'authToken',
  // Started at sign-in: each HTTP request to the hotel carries the token, so its owner has to be checked first.
  state: { slices: [authTokenSlice], saga: authTokenSaga },
})
