import { purchaseSlice } from './purchase/slice.ts'
import { vodSaga } from './saga.ts'
import { vodSlice } from './slice.ts'

export const slices = [vodSlice, purchaseSlice]
export const saga = vodSaga
