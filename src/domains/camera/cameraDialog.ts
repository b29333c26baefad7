import type { UnknownAction } from '@reduxjs/toolkit'
import type { Ring } from '../../contract/camera.ts'
import type { CoreDialog } from '../dialogs/slice.ts'
import { pictureOf } from './picture.ts'

/** What a dialog with a camera's picture can say (CAM-05). Texts are keys of the catalogue. */
export interface CameraDialog {
  /** Empty where there is none: the dialog then has no place for a picture. */
  image_base64: string
  title: string
  text?: string
  /** Labels of the buttons. The first one confirms, where there is something to confirm. */
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
  const picture = pictureOf(image_base64)
  return {
    id,
    title,
    ...(text !== undefined && { text }),
    ...(picture && { picture }),
    ...(seconds !== undefined && { seconds }),
    ...(onClose && { closed: onClose }),
    choices: actions.map((label, at) => ({
      label,
      ...(at === 0 && confirmation && { event: confirmation }),
    })),
  }
}

/** How long the dialog stays where the hotel does not say it (CONST-32). */
const usual = 20

/** Only a positive whole number is a time to stay (CAM-09). */
export const secondsOf = ({ seconds }: Pick<Ring, 'seconds'>): number =>
  seconds !== null && Number.isInteger(seconds) && seconds > 0 ? seconds : usual
