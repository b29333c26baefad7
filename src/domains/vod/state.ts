import { packagesSlice } from './packages/slice.ts'
import { purchaseSlice } from './purchase/slice.ts'
import { vodSaga } from './saga.ts'
import { vodSlice } from './slice.ts'

export const slices = [vodSlice, packagesSlice, purchaseSlice]
export const saga = vodSaga
