import { useEffect, useState } from 'react'
import { loadMapsLibrary, type MapsLibrary } from './library.ts'

/** The hotel's maps library once it is here; null while it comes, where it does not come, and without a key. */
export function useMapsLibrary(key: string): MapsLibrary | null {
  const [library, setLibrary] = useState<MapsLibrary | null>(null)
  useEffect(() => {
    if (!key) return
    let isWanted = true
    loadMapsLibrary(key).then(
      (loaded) => isWanted && setLibrary(loaded),
      // The drawn map stands already: nothing is missing that the guest would have to know of (DEMO-06).
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [key])
  return library
}
