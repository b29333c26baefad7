import { streamingSaga } from './saga.ts'
import { streamingSlice } from './slice.ts'

export const slices = [streamingSlice]
export const saga = streamingSaga
