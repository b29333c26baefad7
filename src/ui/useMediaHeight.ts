import { useSyncExternalStore } from 'react'
import { mediaHeightAt } from './mediaSize.ts'

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** The height of media in a page, live. */
export const useMediaHeight = (): number =>
  useSyncExternalStore(subscribe, () => mediaHeightAt(window.innerWidth, window.innerHeight))
