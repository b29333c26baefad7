import { useSyncExternalStore } from 'react'
import { mediaHeightAt } from './mediaSize.ts'
import { watchWindowSize, windowSize } from './windowSize.ts'

const read = () => {
  const { width, height } = windowSize()
  return mediaHeightAt(width, height)
}

/** Subscribes to the height of media in a page, in CSS pixels. */
export const useMediaHeight = (): number => useSyncExternalStore(watchWindowSize, read)
