import { useTheme } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coordinates } from './geo.ts'
import type { LibraryMap, MapsLibrary } from './library.ts'
import { MapFrame } from './MapFrame.tsx'
import type { Place } from './places.ts'

interface LibraryMapViewProps {
  library: MapsLibrary
  hotel: Coordinates
  hotelName: string
  places: readonly Place[]
  chosen: Place | null
  onChoose: (place: Place) => void
  /** Called with the library's map, which its search for places needs. */
  onReady: (map: LibraryMap) => void
}

/** The map of the maps library, which handles zoom and drag itself (DEMO-04). */
export function LibraryMapView(props: LibraryMapViewProps) {
  const { library, hotel, hotelName, places, chosen, onChoose, onReady } = props
  const { t } = useTranslation()
  const isDark = useTheme().palette.mode === 'dark'
  const frame = useRef<HTMLElement>(null)
  const [map, setMap] = useState<LibraryMap | null>(null)
  const latest = useRef({ onChoose, onReady })
  latest.current = { onChoose, onReady }

  useEffect(() => {
    if (!frame.current) return
    const newMap = new library.Map(frame.current, {
      center: hotel,
      zoom: 15,
      mapTypeControl: false,
      streetViewControl: false,
      colorScheme: isDark ? 'DARK' : 'LIGHT',
    })
    const marker = new library.Marker({ map: newMap, position: hotel, title: hotelName, label: 'H' })
    setMap(newMap)
    latest.current.onReady(newMap)
    return () => marker.setMap(null)
  }, [library, hotel, hotelName, isDark])

  useEffect(() => {
    if (!map) return
    const markers = places.map((place) => {
      const { lat, lng, name } = place
      const marker = new library.Marker({ map, position: { lat, lng }, title: name })
      marker.addListener('click', () => latest.current.onChoose(place))
      return marker
    })
    return () => {
      for (const marker of markers) marker.setMap(null)
    }
  }, [library, map, places])

  useEffect(() => {
    if (map && chosen) map.panTo({ lat: chosen.lat, lng: chosen.lng })
  }, [map, chosen])

  return <MapFrame ref={frame} label={t('maps.map', { hotel: hotelName })} />
}
