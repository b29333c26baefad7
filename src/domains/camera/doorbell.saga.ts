import { call, delay, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { chime } from '../../browser/chime.ts'
import type { Ring } from '../../contract/camera.ts'
import { pathOf } from '../addresses.ts'
import { dialogRaised } from '../dialogs/slice.ts'
import { videoClosed } from '../player/slice.ts'
import { pushed } from '../pushed.ts'
import { selectHasDoor } from '../session/slice.ts'
import { go, world } from '../world.ts'
import { cameraDialog, secondsOf } from './cameraDialog.ts'
import {
  camerasWanted,
  doorLookedAt,
  doorRang,
  notificationPressed,
  ringEnded,
  ringPassed,
  selectChimeOn,
  selectDoorbellOn,
  selectHasCameras,
  selectRing,
} from './slice.ts'

const silent: Ring = { image_base64: '', seconds: null }

/** A notification that was pressed brings the page to the front before it is heard of. */
const pressWait = 500

export function* doorbellSaga() {
  yield* takeEvery(pushed.getPopUpCamera, onRing)
  yield* takeEvery(notificationPressed, raise)
  yield* takeEvery(doorLookedAt, showDoor)
  yield* takeLatest([ringEnded, doorRang], onEnded)
}

/** A second ring takes the place of the first (CAM-11). */
function* onRing({ payload }: ReturnType<typeof pushed.getPopUpCamera>) {
  if (!(yield* select(selectHasDoor)) || !(yield* select(selectDoorbellOn))) return
  yield* put(doorRang(payload.cameraInfo[0] ?? silent))
  yield* call(raise)
  if (yield* select(selectChimeOn)) yield* fork(() => chime())
}

/** Over everything else, films included: they go on below (CAM-06). */
function* raise() {
  const ring = yield* select(selectRing)
  if (!ring) return
  const hasCameras = yield* select(selectHasCameras)
  const dialog = cameraDialog('doorbell', {
    image_base64: ring.image_base64,
    title: 'camera.rang',
    actions: hasCameras ? ['camera.show', 'app.close'] : ['app.close'],
    ...(hasCameras && { confirmation: doorLookedAt() }),
    onClose: ringEnded(),
    seconds: secondsOf(ring),
  })
  yield* put(dialogRaised({ ...dialog, isUrgent: true }))
}

/** Who was not there to see it may still come back to it by the notification. */
function* onEnded({ type }: { type: string }) {
  if (type !== ringEnded.type) return
  const page = yield* world('page')
  const { pressed } = yield* race({ pressed: take(notificationPressed), seen: call(untilSeen, page) })
  if (!pressed) yield* put(ringPassed())
}

function* untilSeen(page: { isVisible: () => boolean; whenVisible: () => Promise<void> }) {
  if (page.isVisible()) return
  yield* call(page.whenVisible)
  yield* delay(pressWait)
}

/** The film gives way to the door, and remembers where it was. */
function* showDoor() {
  yield* put(videoClosed())
  yield* put(camerasWanted())
  yield* go(pathOf('roomCamera'))
}
