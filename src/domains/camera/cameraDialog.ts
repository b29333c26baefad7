import type { UnknownAction } from '@reduxjs/toolkit'
import type { Ring } from '../../contract/camera.ts'
import type { CoreDialog } from '../dialogs/slice.ts'
import { pictureUrl } from './pictureUrl.ts'

/** The content of a dialog with a camera's picture (CAM-05). Texts are catalogue keys. */
export interface CameraDialog {
  /** Empty for a dialog without picture. */
  image_base64: string
  title: string
  text?: string
  /** Labels of the buttons. The first one confirms, where there is a confirmation. */
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

/** How long the dialog stays where the hotel does not say (CONST-32). */
const defaultSeconds = 20

/** The hotel's value counts where it is a positive whole number (CAM-09). */
export const secondsOf = ({ seconds }: Pick<Ring, 'seconds'>): number =>
  seconds !== null && Number.isInteger(seconds) && seconds > 0 ? seconds : defaultSeconds
