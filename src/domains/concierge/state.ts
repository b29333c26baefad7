import { conciergeSaga } from './saga.ts'
import { conciergeSlice } from './slice.ts'

export const slices = [conciergeSlice]
export const saga = conciergeSaga
