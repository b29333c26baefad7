import { useSelector } from 'react-redux'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { covering } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { selectAreSettingsKnown, selectSettings } from '../property/slice.ts'
import { selectPropertyId } from '../session/slice.ts'
import { type PictureShape, pictureAddress, pictureStyle } from './timeOfDayPicture.ts'

const Picture = styled('picture')({
  ...covering,
  // The picture must not be stretched when the page grows.
  maxHeight: '100vh',
  '& > img': pictureStyle,
})

interface TimeOfDayPictureProps {
  /** Shape of the container, if it differs from that of the window. */
  shape?: 'landscape' | 'band'
  /** The hour of the day, if not the device's. */
  hour?: number
  onError?: () => void
}

/** A picture of the hotel at this time of day; the property's own if it has one. */
export function TimeOfDayPicturePart({ shape, hour, onError }: TimeOfDayPictureProps) {
  const { login } = useSelector(selectSettings)
  const propertyId = useSelector(selectPropertyId)
  const areSettingsKnown = useSelectorWith(selectAreSettingsKnown, propertyId)
  // The property may have pictures of its own; the default ones must not be shown before them.
  if (propertyId && !areSettingsKnown) return <Picture />
  const addressOf = (shape: PictureShape) => pictureAddress(shape, login?.pictures, hour)
  return (
    <Picture>
      {!shape && <source media="(orientation: landscape)" srcSet={addressOf('landscape')} />}
      <img
        src={addressOf(shape ?? 'portrait')}
        alt=""
        fetchPriority="high"
        decoding="async"
        onError={onError}
      />
    </Picture>
  )
}
