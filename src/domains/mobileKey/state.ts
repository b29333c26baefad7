import { mobileKeySaga } from './saga.ts'
import { mobileKeySlice } from './slice.ts'

export const slices = [mobileKeySlice]
export const saga = mobileKeySaga
