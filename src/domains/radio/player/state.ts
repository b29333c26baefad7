import { radioSlice } from '../slice.ts'
import { radioPlayerSaga } from './saga.ts'

export const slices = [radioSlice]
export const saga = radioPlayerSaga
