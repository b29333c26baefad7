import { epgSaga } from './saga.ts'
import { epgSlice } from './slice.ts'

export const slices = [epgSlice]
export const saga = epgSaga
