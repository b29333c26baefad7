import { useEffect, useMemo, useState } from 'react'
import { type LibraryMap, type MapsLibrary, searchPlaces } from './library.ts'
import { findPlaces, type Neighbourhood, type Place, type Wish } from './places.ts'

const typingPause = 300

/** The places that fit: the library's where there is one, else those of the sample. */
export function usePlaces(
  neighbourhood: Neighbourhood,
  wish: Wish,
  library: MapsLibrary | null,
  map: LibraryMap | null,
): readonly Place[] {
  const { text, category } = wish
  const samples = useMemo(
    () => findPlaces(neighbourhood, { text, category }),
    [neighbourhood, text, category],
  )
  const [found, setFound] = useState<readonly Place[]>([])

  useEffect(() => {
    if (!library || !map) return
    let isWanted = true
    const timer = setTimeout(() => {
      void searchPlaces(library, map, neighbourhood.hotel, { text, category }).then((places) => {
        if (isWanted) setFound(places)
      })
    }, typingPause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [library, map, neighbourhood, text, category])

  return library ? found : samples
}
