import { defineDomain } from '../../core/domains/defineDomain.ts'
import { signedInSaga } from './signedIn.saga.ts'

/** The sagas that a session needs once it exists; those that begin it are part of the first load. */
export const session = defineDomain({ name: 'session', state: { slices: [], saga: signedInSaga } })
