import { defineDomain } from '../../core/domains/defineDomain.ts'
import { offlineSlice } from '../../core/offlineCache/slice.ts'
import { offlineSaga } from './saga.ts'

/** The state of the app while the hotel is unreachable. */
export const offline = defineDomain({
  name: 'offline',
  state: { slices: [offlineSlice], saga: offlineSaga },
})
