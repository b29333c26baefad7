import { destinationSaga } from './saga.ts'
import { destinationSlice } from './slice.ts'

export const slices = [destinationSlice]
export const saga = destinationSaga
