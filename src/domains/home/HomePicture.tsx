import { styled } from '@mui/material/styles'
import { useState, useSyncExternalStore } from 'react'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { watchWindowSize, windowSize } from '../../ui/windowSize.ts'
import { TimeOfDayPicturePart } from '../login/TimeOfDayPicturePart.tsx'
import { bandSize, fadeInto, hasRoomForBand } from './bandStyle.ts'

// As wide as the window; the greeting begins where the picture ends.
const Band = styled('div')({ ...bandSize, margin: '-1.25rem calc(-1 * var(--side)) 0' })
const readHasRoom = () => hasRoomForBand(windowSize())
const Fade = styled('span')(({ theme }) => fadeInto(theme.palette.background.default))

/**
 * The picture of the hotel at this time of day, at the top of home on phones. The static page shows it before the app
 * is loaded (`app/firstPaint`).
 */
export function HomePicture() {
  const isOnPhone = useFormFactor() === 'phone'
  const hasRoom = useSyncExternalStore(watchWindowSize, readHasRoom)
  const [hasFailed, setFailed] = useState(false)
  if (!isOnPhone || !hasRoom || hasFailed) return null
  return (
    <Band>
      <TimeOfDayPicturePart shape="band" onError={() => setFailed(true)} />
      <Fade />
    </Band>
  )
}
