import { fork, put } from 'typed-redux-saga'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { changeSaga } from './change.saga.ts'
import { demoControls } from './demo.ts'
import { draftSaga } from './draft.saga.ts'
import { lightsSaga } from './lights.saga.ts'
import { demoControlsLoaded } from './slice.ts'

function* lazySaga() {
  yield* put(demoControlsLoaded(demoControls))
  yield* fork(changeSaga)
  yield* fork(draftSaga)
  yield* fork(lightsSaga)
}

export const roomControlState: DomainState = { slices: [], saga: lazySaga }
