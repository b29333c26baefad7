import { useSyncExternalStore } from 'react'
import { watchWindowSize, windowSize } from './formFactor.ts'

/** Sizes of films and pictures in a page, in CSS pixels (CONST-19 to CONST-23). */
export const playerSize = { width: 1280, height: 720 }
export const previewSize = { width: 382, height: 215 }

/** The height of a film or picture in a page, by the size of the window. */
export function mediaHeightAt(width: number, height: number): number {
  if (width < 600 || height < 450) return 275
  return width < 1904 ? 425 : 500
}

/** In a style sheet: the same height as the limit of a picture, whose width follows the layout (PLAY-03). */
export const mediaHeightLimit = {
  maxHeight: mediaHeightAt(600, 450),
  '@media (max-width: 599.95px), (max-height: 449.95px)': { maxHeight: mediaHeightAt(0, 0) },
  '@media (min-width: 1904px) and (min-height: 450px)': { maxHeight: mediaHeightAt(1904, 450) },
}

const read = () => {
  const { width, height } = windowSize()
  return mediaHeightAt(width, height)
}

/** Subscribes to the height of media in a page, in CSS pixels. */
export const useMediaHeight = (): number => useSyncExternalStore(watchWindowSize, read)
