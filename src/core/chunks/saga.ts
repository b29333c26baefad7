import { takeEvery } from 'typed-redux-saga'
import { log, service } from '../services.ts'
import { chunkLoadFailed, reloadPressed } from './slice.ts'

export function* chunksSaga() {
  yield* takeEvery(chunkLoadFailed, onChunkLoadFailed)
  yield* takeEvery(reloadPressed, onReloadPressed)
}

function* onChunkLoadFailed({ payload }: ReturnType<typeof chunkLoadFailed>) {
  yield* log('warn', 'chunks', `the code of ${payload.part} did not load: ${payload.reason}`)
}

function* onReloadPressed() {
  const page = yield* service('page')
  page.reload()
}
