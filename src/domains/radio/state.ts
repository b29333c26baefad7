import { stationsSaga } from './stations/saga.ts'
import { stationsSlice } from './stations/slice.ts'

export const slices = [stationsSlice]
export const saga = stationsSaga
