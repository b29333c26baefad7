import { fork, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { service } from '../../core/services.ts'
import { endedElsewhereName } from '../../core/storageKeys.ts'
import { isStoredElsewhere } from '../../core/storedElsewhere.ts'
import { watchIdentity } from './endIdentity.saga.ts'
import { leaveMode, logOut, onCheckinLost, onSessionReset } from './logout.saga.ts'
import { followOtherTab } from './otherTab.saga.ts'
import { storedLoginKeys } from './otherTab.ts'
import { checkPeriodically } from './periodicCheck.saga.ts'
import { watchRestoredPage } from './restored.saga.ts'
import { checkinLost, logoutRequested, modeLeft, sessionReset } from './slice.ts'

export function* signedInSaga() {
  // Forked first, while the state still contains the guest who leaves.
  yield* fork(watchIdentity)
  const drafts = yield* service('drafts')
  drafts.clear(endedElsewhereName)
  yield* takeLeading(logoutRequested, logOut)
  yield* takeLeading(modeLeft, leaveMode)
  yield* takeEvery(sessionReset, onSessionReset)
  yield* takeLeading(checkinLost, onCheckinLost)
  yield* fork(checkPeriodically)
  yield* takeLatest(isStoredElsewhere(storedLoginKeys), followOtherTab)
  yield* fork(watchRestoredPage)
}
