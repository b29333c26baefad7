import { call, select, takeLatest } from 'typed-redux-saga'
import { nameHotelInManifest } from '../../browser/manifest.ts'
import { searchOf } from '../../core/routing/query.ts'
import { log, service } from '../../core/services.ts'
import { selectSession } from '../session/slice.ts'
import { themeLoaded } from '../theme/slice.ts'

/** Waits until installing is possible; the rest is lazy-loaded then. */
export function* installSaga() {
  yield* takeLatest(themeLoaded, startAtHotel)
  const { whenOffered } = yield* service('installer')
  const method = yield* call(whenOffered)
  const { offerInstall } = yield* call(() => import('./offer.saga.ts'))
  yield* call(offerInstall, method)
}

/**
 * The app that is installed here begins at this hotel, also where its storage is empty (PROD-02): with property and theme
 * of the session.
 */
function* startAtHotel() {
  const { propertyId, themeId } = yield* select(selectSession)
  const values = Object.entries({ property: propertyId, theme: themeId }).filter(([, value]) => value !== '')
  try {
    yield* call(nameHotelInManifest, searchOf(new URLSearchParams(values)))
  } catch (error) {
    yield* log('warn', 'install', `the manifest names no hotel: ${String(error)}`)
  }
}
