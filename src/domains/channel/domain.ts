import { defineDomain } from '../../core/domains/defineDomain.ts'
import { clockSaga } from './clock.saga.ts'

/** The hotel's clock, which only what a guest sees after the sign-in needs. The channel itself starts before that. */
export const channel = defineDomain({ name: 'channel', state: { slices: [], saga: clockSaga } })
