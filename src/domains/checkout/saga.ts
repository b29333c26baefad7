import { put, select, takeEvery, takeLeading } from 'typed-redux-saga'
import { addressOffered } from '../../core/routing/slice.ts'
import { go } from '../../core/services.ts'
import { logoutRequested, selectDeviceMode, selectIsDemo } from '../session/slice.ts'
import { checkoutConfirmed, demoCheckedOut, demoStayEnded } from './slice.ts'

export function* checkoutSaga() {
  yield* takeLeading(checkoutConfirmed, checkOut)
  yield* takeEvery(demoStayEnded, endDemo)
}

/**
 * Signs the guest out, so that nothing of the stay remains on the device, and opens the hotel's page (OUT-08). A kiosk
 * opens no other pages: it offers the URL for the guest's own phone, and the guest is signed out when that dialog is
 * closed.
 */
function* checkOut({ payload }: ReturnType<typeof checkoutConfirmed>) {
  if (yield* select(selectIsDemo)) return yield* put(demoCheckedOut())
  const isKiosk = (yield* select(selectDeviceMode)) === 'kiosk'
  const { href } = new URL(payload, window.location.href)
  yield* put(isKiosk ? addressOffered({ address: href, isLast: true }) : logoutRequested(payload))
}

function* endDemo() {
  yield* go('/')
}
