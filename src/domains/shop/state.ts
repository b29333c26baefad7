import { fork } from 'typed-redux-saga'
import { cartSlice } from './cart/slice.ts'
import { orderSlice } from './order/slice.ts'
import { pastOrdersSlice } from './reorder/slice.ts'
import { shopSaga } from './saga.ts'
import { shopScreensSaga } from './screens.saga.ts'
import { shopSlice } from './slice.ts'

export const slices = [cartSlice, orderSlice, pastOrdersSlice, shopSlice]

export function* saga() {
  yield* fork(shopSaga)
  yield* fork(shopScreensSaga)
}
