import { wakeUpSaga } from './saga.ts'
import { wakeUpSlice } from './slice.ts'

export const slices = [wakeUpSlice]
export const saga = wakeUpSaga
