import { fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import * as v from 'valibot'
import { loadCameras } from '../../contract/camera.ts'
import { isVisitOf } from '../../core/routing/screenVisit.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { registered, selectHasDoor, sessionEnds } from '../session/slice.ts'
import { doorbellSaga } from './doorbell.saga.ts'
import {
  camerasFailed,
  camerasLoaded,
  camerasRequested,
  camerasWanted,
  chimeSwitched,
  doorbellSettingsLoaded,
  doorbellSwitched,
  selectCamerasStatus,
  selectChimeOn,
  selectDoorbellOn,
} from './slice.ts'

/** The doorbell settings of this device, in local storage. */
const settingsKey = 'doorbell'
const Settings = v.object({ isAnnounced: v.boolean(), isHeard: v.boolean() })

export function* cameraSaga() {
  const { local } = yield* service('storage')
  const saved = local.read(settingsKey, Settings)
  if (saved) yield* put(doorbellSettingsLoaded(saved))
  yield* takeEvery([doorbellSwitched, chimeSwitched], saveSettings)
  // The end of the session cancels a pending load: its response must not reach the next guest.
  yield* takeLatest([registered, camerasWanted, ...sessionEnds], fetchCameras)
  yield* takeEvery(isVisitOf('roomCamera'), onVisit)
  yield* fork(doorbellSaga)
  // The guest may have signed in before this saga started.
  yield* put(camerasWanted())
}

function* saveSettings() {
  const { local } = yield* service('storage')
  local.write(settingsKey, {
    isAnnounced: yield* select(selectDoorbellOn),
    isHeard: yield* select(selectChimeOn),
  })
}

/** Each visit loads new pictures, unless they are already loading. */
function* onVisit() {
  if ((yield* select(selectCamerasStatus)) !== 'fetching') yield* put(camerasWanted())
}

/** Loads the pictures at sign-in, and when the screen needs new ones (CAM-01). */
function* fetchCameras() {
  if (!(yield* select(selectHasDoor))) return
  yield* put(camerasRequested())
  const outcome = yield* callHotel(loadCameras, {})
  const now = yield* service('now')
  if (outcome.kind === 'ok') return yield* put(camerasLoaded({ cameras: outcome.answer, takenAt: now() }))
  yield* put(camerasFailed())
  yield* log('warn', 'camera', `the cameras did not load: ${outcome.kind}`)
}
