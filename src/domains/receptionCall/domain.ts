import { defineDomain } from '../../core/domains/defineDomain.ts'
import { receptionCallSaga } from './saga.ts'

export const receptionCall = defineDomain({
  name: 'receptionCall',
  state: { slices: [], saga: receptionCallSaga },
})
