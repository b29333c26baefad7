import { put, select, takeEvery, takeLeading } from 'typed-redux-saga'
import { logoutRequested, selectIsDemo } from '../session/slice.ts'
import { go } from '../world.ts'
import { checkoutConfirmed, demoCheckedOut, demoStayEnded } from './slice.ts'

export function* staySaga() {
  yield* takeLeading(checkoutConfirmed, checkOut)
  yield* takeEvery(demoStayEnded, endDemo)
}

/** The guest signs out here and goes on at the hotel's page: nothing of the stay remains on the device (OUT-08). */
function* checkOut({ payload }: ReturnType<typeof checkoutConfirmed>) {
  yield* put((yield* select(selectIsDemo)) ? demoCheckedOut() : logoutRequested(payload))
}

function* endDemo() {
  yield* go('/')
}
