import { fork, put } from 'typed-redux-saga'
import { changeSaga } from './change.saga.ts'
import { demoControls } from './demo.ts'
import { draftSaga } from './draft.saga.ts'
import { demoControlsLoaded } from './slice.ts'

/** What the controls are is known from sign-in on (`roomControls`). */
export const slices = []

export function* saga() {
  yield* put(demoControlsLoaded(demoControls))
  yield* fork(changeSaga)
  yield* fork(draftSaga)
}
