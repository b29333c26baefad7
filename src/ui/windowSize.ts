interface Size {
  width: number
  height: number
}

let size: Size | null = null
let isWatched = false

const resetCache = () => {
  size = null
}

/** The window's size in pixels. Read once per resize, because reading it forces a layout of the whole page. */
export function windowSize(): Size {
  // Registered before all other listeners, so that none of them reads the old size.
  if (!isWatched) window.addEventListener('resize', resetCache)
  isWatched = true
  size ??= { width: window.innerWidth, height: window.innerHeight }
  return size
}

/** For `useSyncExternalStore`. */
export function watchWindowSize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
