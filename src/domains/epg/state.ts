import { epgPlaySlice } from './play/slice.ts'
import { epgSaga } from './saga.ts'
import { epgSlice } from './slice.ts'

export const slices = [epgSlice, epgPlaySlice]
export const saga = epgSaga
