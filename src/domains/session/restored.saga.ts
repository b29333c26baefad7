import { eventChannel } from 'redux-saga'
import { call, select, takeEvery } from 'typed-redux-saga'
import { concealPage, onPageRestored } from '../../browser/page.ts'
import { service } from '../../core/services.ts'
import { endForgotten } from './otherTab.saga.ts'
import { selectIsRegistered } from './slice.ts'

/**
 * A page from the back/forward cache may show a guest who has left since: it is hidden at once, and reloaded (SES-30).
 */
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
