export interface WindowSize {
  /** In CSS pixels. */
  width: number
  height: number
  /** Whether there is a mouse or another pointer that can hover. */
  hovers: boolean
}

let size: WindowSize | null = null
let isWatched = false

const resetCache = () => {
  size = null
}

/**
 * Returns the size of the window. It is cached until the next resize, because reading it forces a layout of the whole
 * page.
 */
export function windowSize(): WindowSize {
  // Registered before all other listeners, so that none of them reads the old size.
  if (!isWatched) window.addEventListener('resize', resetCache)
  isWatched = true
  size ??= {
    width: window.innerWidth,
    height: window.innerHeight,
    hovers: window.matchMedia('(any-hover: hover)').matches,
  }
  return size
}

/** For `useSyncExternalStore`. */
export function watchWindowSize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
