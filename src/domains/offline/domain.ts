import { answersSlice } from '../../core/answers/slice.ts'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { offlineSaga } from './saga.ts'

/** What a guest sees who is out of the hotel's reach. */
export const offline = defineDomain({
  name: 'offline',
  state: { slices: [answersSlice], saga: offlineSaga },
})
