import { sleepTimerSaga } from './saga.ts'
import { sleepTimerSlice } from './slice.ts'

export const slices = [sleepTimerSlice]
export const saga = sleepTimerSaga
