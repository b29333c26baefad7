import { defineDomain } from '../../core/domains/defineDomain.ts'
import { signedInSaga } from './signedIn.saga.ts'

/** What the session needs once there is one; how it begins is part of the first load. */
export const session = defineDomain({ name: 'session', state: { slices: [], saga: signedInSaga } })
