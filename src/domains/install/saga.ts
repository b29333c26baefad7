import { call } from 'typed-redux-saga'
import { service } from '../../core/services.ts'

/** Waits until installing is possible; the rest is lazy-loaded then. */
export function* installSaga() {
  const { whenOffered } = yield* service('installer')
  const method = yield* call(whenOffered)
  const { offerInstall } = yield* call(() => import('./offer.saga.ts'))
  yield* call(offerInstall, method)
}
