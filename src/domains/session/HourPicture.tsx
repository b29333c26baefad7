import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectSettings, selectSettingsStatus } from '../property/slice.ts'
import { lightAt } from './hours.ts'
import { selectPropertyId } from './slice.ts'

const Picture = styled('picture')({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  '& > img': {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'center top',
  },
})

/** The hotel by the hour of the day, in the property's own pictures where it has them. */
export function HourPicture() {
  const { login } = useSelector(selectSettings)
  const propertyId = useSelector(selectPropertyId)
  const status = useSelector((state: Parameters<typeof selectSettingsStatus>[0]) =>
    selectSettingsStatus(state, propertyId),
  )
  // A hotel may have pictures of its own; another hotel's must not flash up before them.
  if (propertyId && (status === 'unknown' || status === 'fetching')) return <Picture />
  const light = lightAt(new Date().getHours())
  const own = login?.pictures?.[light]
  const addressOf = (shape: string) =>
    own ? own.replace('{shape}', shape) : `${import.meta.env.BASE_URL}login/${light}-${shape}.webp`
  return (
    <Picture>
      <source media="(orientation: landscape)" srcSet={addressOf('landscape')} />
      <img src={addressOf('portrait')} alt="" fetchPriority="high" decoding="async" />
    </Picture>
  )
}
