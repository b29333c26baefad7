import type { DomainState } from '../../core/domains/domain.types.ts'
import { kioskSaga } from './saga.ts'
import { kioskSlice } from './slice.ts'

export const kioskState: DomainState = { slices: [kioskSlice], saga: kioskSaga }
