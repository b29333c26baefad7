import { defineDomain } from '../../core/domains/defineDomain.ts'
import { menuSaga } from './saga.ts'
import { menuSlice } from './slice.ts'

export const menu = defineDomain({
  name: 'menu',
  state: { slices: [menuSlice], saga: menuSaga },
})
