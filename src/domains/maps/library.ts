/**
 * The maps library with its search for places (HTTP-18). Loaded with the hotel's key when a map is first opened. Only
 * the types that are used here are declared.
 */
import { scriptAddress } from '../../browser/trustedTypes.ts'
import type { Category, Coordinates, Place, PlaceFilter } from './places.ts'

interface LatLng {
  lat: () => number
  lng: () => number
}

interface FoundPlace {
  place_id?: string
  name?: string
  geometry?: { location?: LatLng }
}

interface PlacesService {
  nearbySearch: (
    request: { location: Coordinates; radius: number; keyword?: string; type?: string },
    callback: (found: FoundPlace[] | null, status: string) => void,
  ) => void
}

export interface LibraryMap {
  panTo: (spot: Coordinates) => void
}

export interface LibraryMarker {
  setMap: (map: LibraryMap | null) => void
  addListener: (event: 'click', listener: () => void) => void
}

export interface MapsLibrary {
  Map: new (element: HTMLElement, options: object) => LibraryMap
  Marker: new (options: object) => LibraryMarker
  places: { PlacesService: new (map: LibraryMap) => PlacesService }
}

declare global {
  interface Window {
    google?: { maps?: MapsLibrary }
    bellhopMapsReady?: () => void
  }
}

const loadTimeoutMs = 10_000
const address = 'https://maps.googleapis.com/maps/api/js'

/** Rejects if the library does not load, or lacks the search for places. Further calls return the same library. */
export function loadMapsLibrary(key: string): Promise<MapsLibrary> {
  if (window.google?.maps?.places) return Promise.resolve(window.google.maps)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(timer)
      script.remove()
      reject(new Error('the maps library did not load'))
    }
    const timer = setTimeout(fail, loadTimeoutMs)
    window.bellhopMapsReady = () => {
      const library = window.google?.maps
      if (!library?.places) return fail()
      clearTimeout(timer)
      resolve(library)
    }
    const query = new URLSearchParams({ key, libraries: 'places', callback: 'bellhopMapsReady' })
    script.src = scriptAddress(`${address}?${query}`)
    script.async = true
    script.onerror = fail
    document.head.append(script)
  })
}

const types: Record<Category, string> = {
  restaurants: 'restaurant',
  sights: 'tourist_attraction',
  shopping: 'store',
  transport: 'transit_station',
}
const searchRadiusMetres = 2000

/** The places around the hotel. Empty if the search fails. */
export function searchPlaces(
  library: MapsLibrary,
  map: LibraryMap,
  hotel: Coordinates,
  { text, category }: PlaceFilter,
): Promise<Place[]> {
  const service = new library.places.PlacesService(map)
  const keyword = text.trim()
  return new Promise((resolve) => {
    service.nearbySearch(
      {
        location: hotel,
        radius: searchRadiusMetres,
        ...(keyword && { keyword }),
        ...(category && { type: types[category] }),
      },
      (found) => resolve((found ?? []).flatMap((place) => toPlaces(place, category))),
    )
  })
}

function toPlaces({ place_id, name, geometry }: FoundPlace, category: Category | null): Place[] {
  const location = geometry?.location
  if (!name || !location) return []
  const lat = location.lat()
  const lng = location.lng()
  return [{ id: place_id ?? `${name}@${lat},${lng}`, name, category, lat, lng }]
}
