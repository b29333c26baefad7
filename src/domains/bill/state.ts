import { billSaga } from './saga.ts'
import { billSlice } from './slice.ts'

export const slices = [billSlice]
export const saga = billSaga
