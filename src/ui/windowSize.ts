interface Size {
  width: number
  height: number
}

let size: Size | null = null
let isWatched = false

const resetCache = () => {
  size = null
}

/** The window's size in pixels, read once for each change of it: an engine lays the whole page out before it answers. */
export function windowSize(): Size {
  // Before any other listener, so that nobody who hears of a change is told the old size.
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
