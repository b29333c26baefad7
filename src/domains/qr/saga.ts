import { put, select, takeEvery } from 'typed-redux-saga'
import { screenOf } from '../addresses.ts'
import { selectPlace } from '../navigation/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { locationChosen } from '../session/slice.ts'
import { go, world } from '../world.ts'
import { locationScanned } from './slice.ts'

export function* qrSaga() {
  yield* takeEvery(locationScanned, onLocationScanned)
}

/** The place of the code becomes the session's, and the shop's address carries it (QR-03, QRY-10, SHOP-36). */
function* onLocationScanned({ payload: location }: ReturnType<typeof locationScanned>) {
  yield* put(locationChosen(location))
  const cookies = yield* world('cookies')
  cookies.set('location', location)
  yield* put(noticeRaised({ text: 'qr.found', values: { location } }))
  const place = yield* select(selectPlace)
  if (!place || !screenOf(place.pathname)?.name.startsWith('shop')) return
  const query = new URLSearchParams(place.search)
  query.set('location', location)
  yield* go(`${place.pathname}?${query}`, { replace: true, refill: true })
}
