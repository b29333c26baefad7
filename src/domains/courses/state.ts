import { coursesSaga } from './saga.ts'
import { coursesSlice } from './slice.ts'

export const slices = [coursesSlice]
export const saga = coursesSaga
