import { contentSaga } from './saga.ts'
import { contentSlice } from './slice.ts'

export const slices = [contentSlice]
export const saga = contentSaga
