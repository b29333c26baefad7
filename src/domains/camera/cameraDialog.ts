import type { UnknownAction } from '@reduxjs/toolkit'
import type { Ring } from '../../contract/camera.ts'
import type { CoreDialog } from '../dialogs/slice.ts'
import { pictureUrl } from './pictureUrl.ts'

/** The content of a dialog with a camera's picture (CAM-05). Texts are catalogue keys. */
export interface CameraDialog {
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
