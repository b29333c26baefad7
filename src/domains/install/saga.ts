import { call } from 'typed-redux-saga'
import { world } from '../world.ts'

/** Waits for the browser's signal; what follows is loaded with it. */
export function* installSaga() {
  const { offered } = yield* world('installer')
  const way = yield* call(offered)
  const { offerInstall } = yield* call(() => import('./offer.saga.ts'))
  yield* call(offerInstall, way)
}
