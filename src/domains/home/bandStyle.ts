import type { CSSProperties } from 'react'
import { formFactorOf } from '../../ui/formFactor.ts'
import type { WindowSize } from '../../ui/windowSize.ts'

/** In pixels. In less, on a phone that is held sideways, it would be a strip of sky. */
const minWindowHeight = 480

/** On phones home has the picture. */
export const hasRoomForBand = (size: WindowSize): boolean =>
  formFactorOf(size) === 'phone' && size.height >= minWindowHeight

/** Of the hotel's picture above the greeting: as high as the window leaves room for, and as the picture has to show. */
export const bandSize: CSSProperties = { position: 'relative', height: '24vh', maxHeight: '12.25rem' }

/** Its lower end fades into the ground, on which the greeting stands. */
export const fadeInto = (ground: string): CSSProperties => ({
  position: 'absolute',
  top: '40%',
  right: 0,
  bottom: 0,
  left: 0,
  backgroundImage: `linear-gradient(to bottom, transparent, ${ground})`,
})
