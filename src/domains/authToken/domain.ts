import { defineDomain } from '../../core/domains/defineDomain.ts'
import { authTokenSaga } from './saga.ts'
import { authTokenSlice } from './slice.ts'

export const authToken = defineDomain({
  name: 'authToken',
  // The token goes with every call to the hotel's API, so whose it is has to be known from sign-in on.
  state: { slices: [authTokenSlice], saga: authTokenSaga },
})
