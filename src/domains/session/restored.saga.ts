import { eventChannel } from 'redux-saga'
import { select, takeEvery } from 'typed-redux-saga'
import { concealPage, onPageRestored } from '../../browser/restoredPage.ts'
import { service } from '../../core/services.ts'
import { readLoginData } from './persistence.ts'
import { selectSession } from './slice.ts'

/** A page that the browser kept may show a guest who has left since: then it is loaded anew (SES-30). */
export function* watchRestoredPage() {
  const restored = eventChannel<true>((emit) => onPageRestored(() => emit(true)))
  yield* takeEvery(restored, onRestored)
}

function* onRestored() {
  const { status, loginData } = yield* select(selectSession)
  const { room, name, userId } = readLoginData({ storage: yield* service('storage') })
  const isStillHere = room === loginData.room && name === loginData.name && userId === loginData.userId
  if (status === 'registered' && isStillHere) return
  concealPage()
  const page = yield* service('page')
  page.reload()
}
