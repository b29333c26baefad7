import { flightsSaga } from './saga.ts'
import { flightsSlice } from './slice.ts'

export const slices = [flightsSlice]
export const saga = flightsSaga
