import { useEffect, useMemo, useState } from 'react'
import { type LibraryMap, type MapsLibrary, searchPlaces } from './library.ts'
import { findPlaces, type Neighbourhood, type Place, type PlaceFilter } from './places.ts'

const searchDebounceMs = 300

/** The matching places: those of the maps library, or the samples if there is none. */
export function usePlaces(
  neighbourhood: Neighbourhood,
  filter: PlaceFilter,
  library: MapsLibrary | null,
  map: LibraryMap | null,
): readonly Place[] {
  const { text, category } = filter
  const samples = useMemo(
    () => findPlaces(neighbourhood, { text, category }),
    [neighbourhood, text, category],
  )
  const [found, setFound] = useState<readonly Place[]>([])

  useEffect(() => {
    if (!library || !map) return
    let isCurrent = true
    const timer = setTimeout(() => {
      void searchPlaces(library, map, neighbourhood.hotel, { text, category }).then((places) => {
        if (isCurrent) setFound(places)
      })
    }, searchDebounceMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [library, map, neighbourhood, text, category])

  return library ? found : samples
}
