import { call, takeEvery } from 'typed-redux-saga'
import { log, service } from '../services.ts'
import { chunkLoadFailed, reloadPressed, waitRetried } from './slice.ts'

export function* chunksSaga() {
  yield* takeEvery(chunkLoadFailed, onChunkLoadFailed)
  yield* takeEvery(reloadPressed, onReloadPressed)
  yield* takeEvery(waitRetried, askAgain)
}

function* onChunkLoadFailed({ payload }: ReturnType<typeof chunkLoadFailed>) {
  yield* log('warn', 'chunks', `the code of ${payload.part} did not load: ${payload.reason}`)
}

function* onReloadPressed() {
  const page = yield* service('page')
  page.reload()
}

/** Repeats what the hotel has not answered. If nothing is open, the screen waits for its code, which needs a reload. */
function* askAgain() {
  const hotel = yield* service('hotel')
  const http = yield* service('http')
  const wereOpen = [hotel.askAgain(), http.askAgain()]
  if (!wereOpen.includes(true)) yield* call(onReloadPressed)
}
