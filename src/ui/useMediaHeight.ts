import { useSyncExternalStore } from 'react'
import { mediaHeightAt } from './mediaSize.ts'
import { watchWindowSize, windowSize } from './windowSize.ts'

const read = () => {
  const { width, height } = windowSize()
  return mediaHeightAt(width, height)
}

/** The height of media in a page, live. */
export const useMediaHeight = (): number => useSyncExternalStore(watchWindowSize, read)
