import { eventChannel } from 'redux-saga'
import { call, select, takeEvery } from 'typed-redux-saga'
import { concealPage, onPageRestored } from '../../browser/restoredPage.ts'
import { service } from '../../core/services.ts'
import { endForgotten } from './otherTab.saga.ts'
import { selectIsRegistered } from './slice.ts'

/** A page that the browser kept may show a guest who has left since: nothing of it is seen, and it is loaded anew (SES-30). */
export function* watchRestoredPage() {
  const restored = eventChannel<true>((emit) => onPageRestored(() => emit(true)))
  yield* takeEvery(restored, onRestored)
}

function* onRestored() {
  if (yield* select(selectIsRegistered)) return yield* call(endForgotten, concealPage)
  const page = yield* service('page')
  concealPage()
  page.reload()
}
