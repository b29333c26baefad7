import { fork } from 'typed-redux-saga'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { cartSlice } from './cart/slice.ts'
import { orderSlice } from './order/slice.ts'
import { pastOrdersSlice } from './reorder/slice.ts'
import { shopSaga } from './saga.ts'
import { shopScreensSaga } from './screens.saga.ts'
import { shopSlice } from './slice.ts'

function* lazySaga() {
  yield* fork(shopSaga)
  yield* fork(shopScreensSaga)
}

export const shopState: DomainState = {
  slices: [cartSlice, orderSlice, pastOrdersSlice, shopSlice],
  saga: lazySaga,
}
