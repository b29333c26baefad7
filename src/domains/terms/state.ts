import { termsSaga } from './saga.ts'
import { termsSlice } from './slice.ts'

export const slices = [termsSlice]
export const saga = termsSaga
