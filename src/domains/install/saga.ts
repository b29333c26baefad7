import { call, takeLatest } from 'typed-redux-saga'
import { log, service } from '../../core/services.ts'
import { themeLoaded } from '../theme/slice.ts'

/** Waits until installing is possible; the rest is lazy-loaded then. */
export function* installSaga() {
  yield* takeLatest(themeLoaded, startAtHotel)
  const { whenOffered } = yield* service('installer')
  const method = yield* call(whenOffered)
  const { offerInstall } = yield* call(() => import('./offer.saga.ts'))
  yield* call(offerInstall, method)
}

/** The app that is installed here begins at this hotel, also where its storage is empty (PROD-02). */
function* startAtHotel() {
  try {
    const { nameHotel } = yield* call(() => import('./manifest.saga.ts'))
    yield* call(nameHotel)
  } catch (error) {
    yield* log('warn', 'install', `the manifest names no hotel: ${String(error)}`)
  }
}
