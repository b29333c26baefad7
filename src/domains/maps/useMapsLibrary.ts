import { useEffect, useState } from 'react'
import { loadMapsLibrary, type MapsLibrary } from './library.ts'

/** The maps library; null while it loads, if it does not load, and without a key. */
export function useMapsLibrary(key: string): MapsLibrary | null {
  const [library, setLibrary] = useState<MapsLibrary | null>(null)
  useEffect(() => {
    if (!key) return
    let isMounted = true
    loadMapsLibrary(key).then(
      (loaded) => isMounted && setLibrary(loaded),
      // Ignored: the drawn map is shown instead (DEMO-06).
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [key])
  return library
}
