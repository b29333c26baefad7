import { put, select, takeEvery } from 'typed-redux-saga'
import { selectPlace } from '../../core/routing/slice.ts'
import { go, service } from '../../core/services.ts'
import { noticeRaised } from '../notices/slice.ts'
import { locationChosen } from '../session/slice.ts'
import { locationScanned } from './slice.ts'

export function* qrSaga() {
  yield* takeEvery(locationScanned, onLocationScanned)
}

/** Stores the scanned place in the session, and adds it to the shop's URL (QR-03, QRY-10, SHOP-36). */
function* onLocationScanned({ payload: location }: ReturnType<typeof locationScanned>) {
  yield* put(locationChosen(location))
  const cookies = yield* service('cookies')
  cookies.set('location', location)
  yield* put(noticeRaised({ text: 'order.placeFound', values: { location } }))
  const place = yield* select(selectPlace)
  const domains = yield* service('domains')
  if (!place || domains.match(place.pathname)?.screen.domain.name !== 'shop') return
  const query = new URLSearchParams(place.search)
  query.set('location', location)
  yield* go(`${place.pathname}?${query}`, { replace: true, paramsOnly: true })
}
