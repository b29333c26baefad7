import type { CSSProperties } from 'react'
import { formFactorOf, type WindowSize } from '../../ui/formFactor.ts'

/**
 * Minimum height of the window, in pixels. In a lower one, such as a phone in landscape, the picture would be only a
 * strip of sky.
 */
const minWindowHeight = 480

/** Whether home has room for the picture. */
export const hasRoomForPicture = ({ height }: WindowSize): boolean => height >= minWindowHeight

/** Whether the static page shows the picture: on phones, if the window is high enough. */
export const hasRoomForBand = (size: WindowSize): boolean =>
  formFactorOf(size) === 'phone' && hasRoomForPicture(size)

/** Size of the hotel's picture above the greeting, limited by the height of the window and of the picture itself. */
export const bandSize: CSSProperties = { position: 'relative', height: '24vh', maxHeight: '12.25rem' }

/** Fades the lower part of the picture into the background, on which the greeting is written. */
export const fadeInto = (ground: string): CSSProperties => ({
  position: 'absolute',
  top: '40%',
  right: 0,
  bottom: 0,
  left: 0,
  backgroundImage: `linear-gradient(to bottom, transparent, ${ground})`,
})
