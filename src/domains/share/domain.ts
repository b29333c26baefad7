import { call, put, takeLeading } from 'typed-redux-saga'
import { chunkLoadFailed } from '../../core/chunks/slice.ts'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { sharePressed } from './slice.ts'

function* shareSaga() {
  yield* takeLeading(sharePressed, function* share({ payload }) {
    try {
      const { sharePlace } = yield* call(() => import('./sharePlace.saga.ts'))
      yield* call(sharePlace, payload)
    } catch (error) {
      yield* put(chunkLoadFailed({ part: 'share', reason: String(error) }))
    }
  })
}

/** Lets the guest share a page, a film or a place of the hotel. */
export const share = defineDomain({ name: 'share', state: { slices: [], saga: shareSaga } })
