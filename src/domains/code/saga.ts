import { takeEvery } from 'typed-redux-saga'
import { log, world } from '../world.ts'
import { codeMissed, reloadPressed } from './slice.ts'

export function* codeSaga() {
  yield* takeEvery(codeMissed, onMissed)
  yield* takeEvery(reloadPressed, onReloadPressed)
}

function* onMissed({ payload }: ReturnType<typeof codeMissed>) {
  yield* log('warn', 'code', `the code of ${payload.part} did not load: ${payload.reason}`)
}

function* onReloadPressed() {
  const page = yield* world('page')
  page.reload()
}
