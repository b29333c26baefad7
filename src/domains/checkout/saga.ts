import { put, select, takeEvery, takeLeading } from 'typed-redux-saga'
import { go } from '../../core/services.ts'
import { logoutRequested, selectIsDemo } from '../session/slice.ts'
import { checkoutConfirmed, demoCheckedOut, demoStayEnded } from './slice.ts'

export function* checkoutSaga() {
  yield* takeLeading(checkoutConfirmed, checkOut)
  yield* takeEvery(demoStayEnded, endDemo)
}

/** Signs the guest out, so that nothing of the stay remains on the device, and opens the hotel's page (OUT-08). */
function* checkOut({ payload }: ReturnType<typeof checkoutConfirmed>) {
  yield* put((yield* select(selectIsDemo)) ? demoCheckedOut() : logoutRequested(payload))
}

function* endDemo() {
  yield* go('/')
}
