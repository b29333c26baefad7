import { defineDomain } from '../../core/domains/defineDomain.ts'
import { statisticsSaga } from './saga.ts'
import { statisticsSlice } from './slice.ts'

export const statistics = defineDomain({
  name: 'statistics',
  state: { slices: [statisticsSlice], saga: statisticsSaga },
})
