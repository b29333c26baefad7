import { put, select, takeEvery, takeLeading } from 'typed-redux-saga'
import { isHotelDevice } from '../../browser/deviceKind.ts'
import { addressOffered } from '../../core/routing/slice.ts'
import { go, service } from '../../core/services.ts'
import { logoutRequested, selectDeviceMode, selectIsDemo } from '../session/slice.ts'
import { checkoutConfirmed, demoCheckedOut, demoStayEnded } from './slice.ts'

export function* checkoutSaga() {
  yield* takeLeading(checkoutConfirmed, checkOut)
  yield* takeEvery(demoStayEnded, endDemo)
}

/**
 * Signs the guest out, so that nothing of the stay remains on the device, and opens the hotel's page (OUT-08). A device of
 * the hotel opens no other pages: it offers the URL for the guest's own phone (OUT-02). At a kiosk the guest is signed out
 * when that dialog is closed; a television stays the room's until the hotel ends the stay.
 */
function* checkOut({ payload }: ReturnType<typeof checkoutConfirmed>) {
  if (yield* select(selectIsDemo)) return yield* put(demoCheckedOut())
  const deviceMode = yield* select(selectDeviceMode)
  const { kind } = yield* service('device')
  if (!isHotelDevice(deviceMode, kind)) return yield* put(logoutRequested(payload))
  const { href } = new URL(payload, window.location.href)
  yield* put(addressOffered({ address: href, isCheckout: true, isLast: deviceMode === 'kiosk' }))
}

function* endDemo() {
  yield* go('/')
}
