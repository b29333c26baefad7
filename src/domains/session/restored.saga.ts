import { eventChannel } from 'redux-saga'
import { call, put, select, takeEvery } from 'typed-redux-saga'
import { concealPage, onPageRestored } from '../../browser/restoredPage.ts'
import { service } from '../../core/services.ts'
import { endHere } from './logout.saga.ts'
import { endedElsewhere, isStillRemembered } from './otherTab.ts'
import { readLoginData } from './persistence.ts'
import { selectSession } from './slice.ts'

/** A page that the browser kept may show a guest who has left since: nothing of it is seen, and it is loaded anew (SES-30). */
export function* watchRestoredPage() {
  const restored = eventChannel<true>((emit) => onPageRestored(() => emit(true)))
  yield* takeEvery(restored, onRestored)
}

function* onRestored() {
  const { status, checkinData, loginData } = yield* select(selectSession)
  const page = yield* service('page')
  if (status !== 'registered') {
    concealPage()
    return page.reload()
  }
  // Of who came without a room nothing is stored.
  if (!checkinData || isStillRemembered(loginData, readLoginData({ storage: yield* service('storage') })))
    return
  concealPage()
  yield* put(endedElsewhere())
  yield* call(endHere)
}
