import { ordersSaga } from './saga.ts'
import { ordersSlice } from './slice.ts'

export const slices = [ordersSlice]
export const saga = ordersSaga
