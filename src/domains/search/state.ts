import { searchSaga } from './saga.ts'
import { searchSlice } from './slice.ts'

export const slices = [searchSlice]
export const saga = searchSaga
