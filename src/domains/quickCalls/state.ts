import { quickCallsSaga } from './saga.ts'
import { quickCallsSlice } from './slice.ts'

export const slices = [quickCallsSlice]
export const saga = quickCallsSaga
