// What a guest is told of the doorbell: a dialog, or that somebody rang while the device was out of reach.
import type { UnknownAction } from '@reduxjs/toolkit'
import { call, put, select } from 'typed-redux-saga'
import type { Ring } from '../../contract/camera.ts'
import { service } from '../../core/services.ts'
import { hotelTime, readableTime, timeOfDay } from '../../core/time/clock.ts'
import { hotelNow } from '../../core/time/hotelNow.saga.ts'
import { selectIsReloading } from '../channel/slice.ts'
import { type CoreDialog, dialogRaised } from '../dialogs/slice.ts'
import { selectUses12HourClock } from '../formats/useTimes.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { pictureUrl, ringDialogClosed, selectHasCameras, selectLastRing, showCameraPressed } from './slice.ts'

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

/** Opens the dialog on top of everything else, even of a film, which a television interrupts (CAM-06). */
export function* openRingDialog() {
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

/** In session storage: until when this tab has told all rings, in ms since 1970. */
const toldUntilKey = 'doorbell-told'

/** The ring came while the device was out of reach, and nobody waits at the door any more (NET-04). */
export function* tellMissedRing(at: number) {
  const { session } = yield* service('storage')
  if (at <= Number(session.get(toldUntilKey) ?? 0)) return
  const is12Hour = yield* select(selectUses12HourClock)
  const time = readableTime(timeOfDay(hotelTime(at, yield* select(selectTimezone))), is12Hour)
  yield* put(noticeRaised({ text: 'camera.missed', values: { time }, about: 'doorbell' }))
  // The page may be about to reload, which takes the notice away.
  if (!(yield* select(selectIsReloading))) yield* call(rememberTold)
}

export function* rememberTold() {
  const { session } = yield* service('storage')
  session.set(toldUntilKey, String(yield* hotelNow()))
}
