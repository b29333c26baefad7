import { call, delay, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import type { Ring } from '../../contract/camera.ts'
import { pushed } from '../../core/pushed.ts'
import { go, service } from '../../core/services.ts'
import { hotelTime, readableTime, timeOfDay } from '../../core/time/clock.ts'
import { hotelNow } from '../../core/time/hotelNow.saga.ts'
import { selectIsReloading } from '../channel/slice.ts'
import { dialogRaised } from '../dialogs/slice.ts'
import { selectUses12HourClock } from '../formats/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { videoClosed } from '../player/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectHasDoor } from '../session/slice.ts'
import { cameraDialog, secondsOf } from './cameraDialog.ts'
import { roomCameraPath } from './paths.ts'
import {
  camerasWanted,
  doorRang,
  notificationPressed,
  ringDialogClosed,
  ringExpired,
  selectChimeOn,
  selectDoorbellOn,
  selectHasCameras,
  selectLastRing,
  showCameraPressed,
} from './slice.ts'

/** Returns a new object for each ring, so that consecutive rings are distinct (CAM-07). */
const emptyRing = (): Ring => ({ image_base64: '', seconds: null, at: '' })

/** In session storage: until when this tab has told all rings, in ms since 1970. */
const toldUntilKey = 'doorbell-told'

/** After a press on a notification the page becomes visible first; the press event follows within this time. */
const notificationDelayMs = 500

export function* doorbellSaga() {
  yield* takeEvery(pushed.getPopUpCamera, onRing)
  yield* takeEvery(notificationPressed, openRingDialog)
  yield* takeEvery(showCameraPressed, showCamera)
  yield* takeLatest([ringDialogClosed, doorRang], expireRing)
}

/** A second ring replaces the first (CAM-11). */
function* onRing({ payload }: ReturnType<typeof pushed.getPopUpCamera>) {
  if (!(yield* select(selectHasDoor)) || !(yield* select(selectDoorbellOn))) return
  const ring = payload.cameraInfo[0] ?? emptyRing()
  if (ring.at) return yield* call(tellMissedRing, Date.parse(ring.at))
  yield* call(rememberTold)
  yield* put(doorRang(ring))
  yield* call(openRingDialog)
  if (yield* select(selectChimeOn)) yield* fork(ringOut)
}

/** The ring came while the device was out of reach, and nobody waits at the door any more (NET-04). */
function* tellMissedRing(at: number) {
  const { session } = yield* service('storage')
  if (at <= Number(session.get(toldUntilKey) ?? 0)) return
  const is12Hour = yield* select(selectUses12HourClock)
  const time = readableTime(timeOfDay(hotelTime(at, yield* select(selectTimezone))), is12Hour)
  yield* put(noticeRaised({ text: 'camera.missed', values: { time }, about: 'doorbell' }))
  // The page may be about to reload, which takes the notice away.
  if (!(yield* select(selectIsReloading))) yield* call(rememberTold)
}

function* rememberTold() {
  const { session } = yield* service('storage')
  session.set(toldUntilKey, String(yield* hotelNow()))
}

/** Errors are ignored: the dialog is shown even if the sound cannot be played. */
const ringOut = () => import('../../browser/chime.ts').then(({ chime }) => chime()).catch(() => undefined)

/** Opens the dialog on top of everything else, even of a film, which keeps playing below it (CAM-06). */
function* openRingDialog() {
  const ring = yield* select(selectLastRing)
  if (!ring) return
  const hasCameras = yield* select(selectHasCameras)
  const dialog = cameraDialog('doorbell', {
    image_base64: ring.image_base64,
    title: 'camera.rang',
    actions: hasCameras ? ['camera.show', 'app.close'] : ['app.close'],
    ...(hasCameras && { confirmation: showCameraPressed() }),
    onClose: ringDialogClosed(),
    seconds: secondsOf(ring),
  })
  yield* put(dialogRaised({ ...dialog, isUrgent: true, isFirst: true }))
}

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

/** Closes the film, which can be resumed later, and opens the screen of the cameras. */
function* showCamera() {
  yield* put(videoClosed())
  yield* put(camerasWanted())
  yield* go(roomCameraPath)
}
