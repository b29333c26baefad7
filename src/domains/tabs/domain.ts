import { defineDomain } from '../../core/domains/defineDomain.ts'
import { tabsSaga } from './saga.ts'

/** Keeps the tabs of one device in sync: one guest, one cart and the same orders. */
export const tabs = defineDomain({ name: 'tabs', state: { slices: [], saga: tabsSaga } })
