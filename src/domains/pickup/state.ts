import { pickupSaga } from './saga.ts'
import { pickupSlice } from './slice.ts'

export const slices = [pickupSlice]
export const saga = pickupSaga
