import { call, takeLeading } from 'typed-redux-saga'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { sharePressed } from './slice.ts'

function* shareSaga() {
  yield* takeLeading(sharePressed, function* share({ payload }) {
    const { sharePlace } = yield* call(() => import('./sharePlace.saga.ts'))
    yield* call(sharePlace, payload)
  })
}

/** A page, a film or a place of the hotel, for somebody else. */
export const share = defineDomain({ name: 'share', state: { slices: [], saga: shareSaga } })
