import { useEffect, useState } from 'react'
import { loadMapsLibrary, type MapsLibrary } from './library.ts'

/** The hotel's maps library once it is here; null while it comes, where it does not come, and without a key. */
export function useMapsLibrary(key: string): MapsLibrary | null {
  const [library, setLibrary] = useState<MapsLibrary | null>(null)
  useEffect(() => {
    if (!key) return
    let isMounted = true
    loadMapsLibrary(key).then(
      (loaded) => isMounted && setLibrary(loaded),
      // The drawn map stands already: nothing is missing that the guest would have to know of (DEMO-06).
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [key])
  return library
}
