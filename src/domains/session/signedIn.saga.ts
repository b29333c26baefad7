import { fork, takeEvery, takeLeading } from 'typed-redux-saga'
import { watchIdentity } from './endIdentity.saga.ts'
import { leaveMode, logOut, onSessionReset } from './logout.saga.ts'
import { checkPeriodically } from './periodicCheck.saga.ts'
import { logoutRequested, modeLeft, sessionReset } from './slice.ts'

export function* signedInSaga() {
  // First of all, while it is still known who leaves.
  yield* fork(watchIdentity)
  yield* takeLeading(logoutRequested, logOut)
  yield* takeLeading(modeLeft, leaveMode)
  yield* takeEvery(sessionReset, onSessionReset)
  yield* fork(checkPeriodically)
}
