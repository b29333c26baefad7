import { fork, put } from 'typed-redux-saga'
import { changeSaga } from './change.saga.ts'
import { demoControls } from './demo.ts'
import { draftSaga } from './draft.saga.ts'
import { demoControlsLoaded } from './slice.ts'

/** No slice is loaded here: the slice of the controls is registered at sign-in (`roomControls`). */
export const slices = []

export function* saga() {
  yield* put(demoControlsLoaded(demoControls))
  yield* fork(changeSaga)
  yield* fork(draftSaga)
}
