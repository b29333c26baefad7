import { defineDomain } from '../../core/domains/defineDomain.ts'
import { authTokenSaga } from './saga.ts'
import { authTokenSlice } from './slice.ts'

export const authToken = defineDomain({
  name: 'authToken',
  // Started at sign-in: the token is sent with every HTTP request to the hotel, so its owner has to be
  // checked first.
  state: { slices: [authTokenSlice], saga: authTokenSaga },
})
