import { fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import * as v from 'valibot'
import { loadCameras } from '../../contract/camera.ts'
import { checkinLost, registered, selectHasDoor, sessionReset, stayBegan } from '../session/slice.ts'
import { callHotel, log, world } from '../world.ts'
import { doorbellSaga } from './doorbell.saga.ts'
import {
  camerasFailed,
  camerasLoaded,
  camerasRequested,
  camerasWanted,
  chimeSwitched,
  choicesRead,
  doorbellSwitched,
  selectChimeOn,
  selectDoorbellOn,
} from './slice.ts'

/** In local storage: what this device does when the door rings. */
const key = 'doorbell'
const Choices = v.object({ isAnnounced: v.boolean(), isHeard: v.boolean() })

export function* cameraSaga() {
  const { local } = yield* world('storage')
  const kept = local.read(key, Choices)
  if (kept) yield* put(choicesRead(kept))
  yield* takeEvery([doorbellSwitched, chimeSwitched], keepChoices)
  // The answer to a guest who left must not reach the next one.
  yield* takeLatest([stayBegan, registered, camerasWanted, sessionReset, checkinLost], look)
  yield* fork(doorbellSaga)
}

function* keepChoices() {
  const { local } = yield* world('storage')
  local.write(key, {
    isAnnounced: yield* select(selectDoorbellOn),
    isHeard: yield* select(selectChimeOn),
  })
}

/** When a guest is in, and when the guest looks at the door (CAM-01). */
function* look() {
  if (!(yield* select(selectHasDoor))) return
  yield* put(camerasRequested())
  const outcome = yield* callHotel(loadCameras, {})
  const now = yield* world('now')
  if (outcome.kind === 'ok') return yield* put(camerasLoaded({ cameras: outcome.answer, at: now() }))
  yield* put(camerasFailed())
  yield* log('warn', 'camera', `the cameras did not load: ${outcome.kind}`)
}
