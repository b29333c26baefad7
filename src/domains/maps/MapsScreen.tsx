import Button from '@mui/material/Button'
import { useTheme } from '@mui/material/styles'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { buildPath } from '../../core/routing/buildPath.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row, Rows } from '../../ui/Row.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { styled } from '../../ui/styled.tsx'
import { selectConfig } from '../config/slice.ts'
import { externalLinkPaths } from '../externalLink/paths.ts'
import { selectLocale } from '../language/slice.ts'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectThemeTitle } from '../theme/slice.ts'
import { CategoryIcon } from './CategoryIcon.tsx'
import { DrawnMap } from './DrawnMap.tsx'
import { type LibraryMap, loadMapsLibrary, type MapsLibrary, searchPlaces } from './library.ts'
import { MapFrame } from './MapFrame.tsx'
import {
  type Category,
  type Coordinates,
  categories,
  distance,
  distanceText,
  findPlaces,
  type Neighbourhood,
  neighbourhoodOf,
  type Place,
  type PlaceFilter,
} from './places.ts'

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
function LibraryMapView(props: LibraryMapViewProps) {
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

interface PlaceListProps {
  places: readonly Place[]
  hotel: Coordinates
  chosen: Place | null
  onChoose: (place: Place) => void
}

/** The address of directions in an external map. */
const directionsTo = ({ lat, lng }: Coordinates) =>
  buildPath(externalLinkPaths.link, {
    link: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}`, travelmode: 'walking' })}`,
  })

/** The places of the map as a list, which keyboard, screen reader and remote control can use (DEMO-05). */
function PlaceList({ places, hotel, chosen, onChoose }: PlaceListProps) {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  if (places.length === 0) return <EmptyState text={t('maps.none')} />
  return (
    <Rows aria-label={t('maps.places')}>
      {places.map((place) => (
        <Row
          key={place.id}
          plain
          icon={<CategoryIcon category={place.category} />}
          title={place.name}
          text={[
            place.category && t(`maps.categories.${place.category}`),
            distanceText(distance(hotel, place), locale),
          ]
            .filter(Boolean)
            .join(' · ')}
          selected={place.id === chosen?.id}
          onClick={() => onChoose(place)}
          aside={
            <Button href={directionsTo(place)} aria-label={t('maps.directionsTo', { place: place.name })}>
              <span>{t('maps.directions')}</span>
            </Button>
          }
        />
      ))}
    </Rows>
  )
}

const searchDebounceMs = 300

/** The matching places: those of the maps library, or the samples if there is none. */
function usePlaces(
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

/** The maps library; null while it loads, if it does not load, and without a key. */
function useMapsLibrary(key: string): MapsLibrary | null {
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

const Search = styled('div')({ marginBottom: '0.75rem' })

/** `/demo/maps`: a map with places around the hotel (ROUTE-19, DEMO-04 to DEMO-06). */
export function MapsScreen() {
  return useLaterTexts() ? <Places /> : <ListSkeleton />
}

function Places() {
  const { t } = useTranslation()
  const hotelName = useSelector(selectThemeTitle) || t('maps.hotel')
  const neighbourhood = neighbourhoodOf(useSelector(selectTimezone))
  const library = useMapsLibrary(useSelector(selectConfig).maps_api_key)
  const [map, setMap] = useState<LibraryMap | null>(null)
  const [text, setText] = useState('')
  const [category, setCategory] = useState<Category | 'all'>('all')
  const [chosen, setChosen] = useState<Place | null>(null)
  const filter = { text, category: category === 'all' ? null : category }
  const places = usePlaces(neighbourhood, filter, library, map)
  const shared = { hotelName, places, chosen, onChoose: setChosen }
  return (
    <Screen width="list">
      <ScreenTitle>{t('destination.title')}</ScreenTitle>
      <Search>
        <SearchField
          label={t('maps.search')}
          clearLabel={t('search.clear')}
          value={text}
          maxLength={maxTextLength}
          onChange={setText}
        />
      </Search>
      <ChoicePills
        label={t('maps.category')}
        value={category}
        onChange={setCategory}
        options={(['all', ...categories] as const).map((value) => ({
          value,
          label: t(`maps.categories.${value}`),
        }))}
      />
      {library ? (
        <LibraryMapView {...shared} library={library} hotel={neighbourhood.hotel} onReady={setMap} />
      ) : (
        <DrawnMap {...shared} neighbourhood={neighbourhood} />
      )}
      <PlaceList places={places} hotel={neighbourhood.hotel} chosen={chosen} onChoose={setChosen} />
    </Screen>
  )
}
