import type { UnknownAction } from '@reduxjs/toolkit'
import { call, delay, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import * as v from 'valibot'
import type { Ring } from '../../contract/camera.ts'
import { pushed } from '../../core/pushed.ts'
import { go, service } from '../../core/services.ts'
import { hotelTime, readableTime, timeOfDay } from '../../core/time/clock.ts'
import { hotelNow } from '../../core/time/hotelNow.saga.ts'
import { selectIsReloading } from '../channel/slice.ts'
import { type CoreDialog, dialogRaised } from '../dialogs/slice.ts'
import { selectUses12HourClock } from '../formats/useTimes.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectHasDoor } from '../session/slice.ts'
import { roomCameraPath } from './paths.ts'
import {
  chimeSwitched,
  doorbellSettingsLoaded,
  doorbellSwitched,
  doorRang,
  notificationPressed,
  pictures,
  pictureUrl,
  ringDialogClosed,
  ringExpired,
  selectChimeOn,
  selectDoorbellOn,
  selectHasCameras,
  selectLastRing,
  showCameraPressed,
} from './slice.ts'

/** The content of a dialog with a camera's picture (CAM-05). Texts are catalogue keys. */
interface CameraDialog {
  /** A JPEG in base64, or a data URL; empty for a dialog without a picture. */
  image_base64: string
  title: string
  text?: string
  /** Labels of the buttons. If there is a confirmation, the first button dispatches it. */
  actions: string[]
  confirmation?: UnknownAction
  /** Dispatched once, however the dialog closed (CAM-13). */
  onClose?: UnknownAction
  seconds?: number
}

export function cameraDialog(
  id: string,
  { image_base64, title, text, actions, confirmation, onClose, seconds }: CameraDialog,
): CoreDialog {
  const picture = pictureUrl(image_base64)
  return {
    id,
    title,
    ...(text !== undefined && { text }),
    ...(picture && { picture }),
    ...(seconds !== undefined && { seconds }),
    ...(onClose && { closed: onClose }),
    choices: actions.map((label, index) => ({
      label,
      ...(index === 0 && confirmation && { event: confirmation }),
    })),
  }
}

/** Time for which the dialog is shown by default (CONST-32). */
const defaultSeconds = 20

/** Returns the hotel's time if it is a positive integer, otherwise the default (CAM-09). */
export const secondsOf = ({ seconds }: Pick<Ring, 'seconds'>): number =>
  seconds !== null && Number.isInteger(seconds) && seconds > 0 ? seconds : defaultSeconds

/** Returns a new object for each ring, so that consecutive rings are distinct (CAM-07). */
const emptyRing = (): Ring => ({ image_base64: '', seconds: null, at: '' })

/** In session storage: until when this tab has told all rings, in ms since 1970. */
const toldUntilKey = 'doorbell-told'

/** After a press on a notification the page becomes visible first; the press event follows within this time. */
const notificationDelayMs = 500

function* doorbellSaga() {
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
const ringOut = () => import('../../browser/sounds.ts').then(({ chime }) => chime()).catch(() => undefined)

/** Opens the dialog on top of everything else, even of a film, which a television interrupts (CAM-06). */
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
