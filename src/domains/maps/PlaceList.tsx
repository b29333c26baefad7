import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { buildPath } from '../../core/routing/buildPath.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row } from '../../ui/Row.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { externalLinkPaths } from '../externalLink/paths.ts'
import { selectLocale } from '../language/slice.ts'
import { type Coordinates, distance, distanceText } from './geo.ts'
import type { Place } from './places.ts'

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
export function PlaceList({ places, hotel, chosen, onChoose }: PlaceListProps) {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  if (places.length === 0) return <EmptyState text={t('maps.none')} />
  return (
    <Rows aria-label={t('maps.places')}>
      {places.map((place) => (
        <Row
          key={place.id}
          plain
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
