import { defineDomain } from '../../core/domains/defineDomain.ts'
import { mailSaga } from './saga.ts'
import { mailSlice } from './slice.ts'

export const mail = defineDomain({
  name: 'mail',
  state: { slices: [mailSlice], saga: mailSaga },
})
