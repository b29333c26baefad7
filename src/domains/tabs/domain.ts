import { defineDomain } from '../../core/domains/defineDomain.ts'
import { tabsSaga } from './saga.ts'

/** The tabs of one device show one guest, one cart and the same orders. */
export const tabs = defineDomain({ name: 'tabs', state: { slices: [], saga: tabsSaga } })
