import { call, delay, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import * as v from 'valibot'
import type { Ring } from '../../contract/camera.ts'
import { pushed } from '../../core/pushed.ts'
import { go, service } from '../../core/services.ts'
import { selectHasDoor } from '../session/slice.ts'
import { roomCameraPath } from './paths.ts'
import {
  chimeSwitched,
  doorbellSettingsLoaded,
  doorbellSwitched,
  doorRang,
  notificationPressed,
  pictures,
  ringDialogClosed,
  ringExpired,
  selectChimeOn,
  selectDoorbellOn,
  showCameraPressed,
} from './slice.ts'

/** Returns a new object for each ring, so that consecutive rings are distinct (CAM-07). */
const emptyRing = (): Ring => ({ image_base64: '', seconds: null, at: '' })

/** After a press on a notification the page becomes visible first; the press event follows within this time. */
const notificationDelayMs = 500

function* doorbellSaga() {
  yield* takeEvery(pushed.getPopUpCamera, onRing)
  yield* takeEvery(notificationPressed, openAgain)
  yield* takeEvery(showCameraPressed, showCamera)
  yield* takeLatest([ringDialogClosed, doorRang], expireRing)
}

/** Loaded with the first ring, which is shown as a notification meanwhile. */
const loadRing = () => import('./ring.ts')

function* openAgain() {
  const { openRingDialog } = yield* call(loadRing)
  yield* call(openRingDialog)
}

/** A second ring replaces the first (CAM-11). */
function* onRing({ payload }: ReturnType<typeof pushed.getPopUpCamera>) {
  if (!(yield* select(selectHasDoor)) || !(yield* select(selectDoorbellOn))) return
  const ring = payload.cameraInfo[0] ?? emptyRing()
  if (!ring.at) yield* put(doorRang(ring))
  const { tellMissedRing, rememberTold, openRingDialog } = yield* call(loadRing)
  if (ring.at) return yield* call(tellMissedRing, Date.parse(ring.at))
  yield* call(rememberTold)
  yield* call(openRingDialog)
  if (yield* select(selectChimeOn)) yield* fork(ringOut)
}

/** Errors are ignored: the dialog is shown even if the sound cannot be played. */
const ringOut = () => import('../../browser/sounds.ts').then(({ chime }) => chime()).catch(() => undefined)

/** Removes the notification of a ring when the page is visible again. */
function* expireRing({ type }: { type: string }) {
  if (type !== ringDialogClosed.type) return
  const page = yield* service('page')
  const { pressed } = yield* race({
    pressed: take(notificationPressed),
    visible: call(waitUntilVisible, page),
  })
  if (!pressed) yield* put(ringExpired())
}

function* waitUntilVisible(page: { isVisible: () => boolean; whenVisible: () => Promise<void> }) {
  if (page.isVisible()) return
  yield* call(page.whenVisible)
  yield* delay(notificationDelayMs)
}

/** Opens the screen of the cameras. A film closes, or is set aside on a television. */
function* showCamera() {
  yield* put(pictures.wanted())
  yield* go(roomCameraPath)
}

/** The doorbell settings of this device, in local storage. */
const settingsKey = 'doorbell'
const Settings = v.object({ isAnnounced: v.boolean(), isHeard: v.boolean() })

export function* cameraSaga() {
  const { local } = yield* service('storage')
  const saved = local.read(settingsKey, Settings)
  if (saved) yield* put(doorbellSettingsLoaded(saved))
  yield* takeEvery([doorbellSwitched, chimeSwitched], saveSettings)
  yield* fork(doorbellSaga)
  // The guest may have signed in before this saga started.
  yield* put(pictures.wanted())
}

function* saveSettings() {
  const { local } = yield* service('storage')
  local.write(settingsKey, {
    isAnnounced: yield* select(selectDoorbellOn),
    isHeard: yield* select(selectChimeOn),
  })
}
