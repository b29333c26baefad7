import { answersSlice } from '../../core/answers/slice.ts'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { offlineSaga } from './saga.ts'

/** The state of the app while the hotel is unreachable. */
export const offline = defineDomain({
  name: 'offline',
  state: { slices: [answersSlice], saga: offlineSaga },
})
