import { call } from 'typed-redux-saga'
import { service } from '../../core/services.ts'

/** Waits for the browser's signal; what follows is loaded with it. */
export function* installSaga() {
  const { whenOffered } = yield* service('installer')
  const method = yield* call(whenOffered)
  const { offerInstall } = yield* call(() => import('./offer.saga.ts'))
  yield* call(offerInstall, method)
}
