import GlobalStyles from '@mui/material/GlobalStyles'
import { memo, useState, useSyncExternalStore } from 'react'
import { beyondReach, onStandingKiosk, watchWindowSize, windowSize } from '../../ui/formFactor.ts'
import { ScreenSkeleton } from '../../ui/Skeleton.tsx'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { TimeOfDayPicturePart } from '../login/TimeOfDayPicturePart.tsx'
import { bandSize, fadeInto, hasRoomForPicture } from './bandStyle.ts'

const Band = styled('div')(({ theme }) => ({
  ...bandSize,
  // On a phone as wide as the window; the greeting begins where the picture ends.
  margin: '-1.25rem calc(-1 * var(--side)) 0',
  [theme.breakpoints.up('sm')]: {
    height: '26vh',
    maxHeight: '18rem',
    margin: '0 0 1.5rem',
    overflow: 'hidden',
    borderRadius: theme.tokens.radius.card,
    // The house is in the middle of the picture, of which a low strip would show the sky alone.
    '& picture > img': { objectPosition: 'center 42%' },
    '& > span': { display: 'none' },
  },
}))
const readHasRoom = () => hasRoomForPicture(windowSize())
const Fade = styled('span')(({ theme }) => ({ ...fadeInto(theme.palette.background.default) }))

const tallBanner = <GlobalStyles styles={{ [onStandingKiosk]: { ':root': { '--banner': beyondReach } } }} />

/**
 * The picture of the hotel at this time of day, at the top of home; a kiosk has it in its banner, and a television has no
 * room for it. On phones the static page shows it before the app is loaded (`app/firstPaint`).
 */
export function HomePicture() {
  const form = useFormFactor()
  const hasRoom = useSyncExternalStore(watchWindowSize, readHasRoom)
  const [hasFailed, setFailed] = useState(false)
  if (form === 'kiosk') return tallBanner
  if (form === 'tv' || !hasRoom || hasFailed) return null
  return (
    <Band>
      <TimeOfDayPicturePart shape={form === 'phone' ? 'band' : 'landscape'} onError={() => setFailed(true)} />
      <Fade />
    </Band>
  )
}

/** The skeleton of home until the guest is known and the menu is loaded. */
export const HomeSkeleton = memo(function HomeSkeleton() {
  // A television is known as one only later, and would lose the picture that a computer has.
  const form = useFormFactor()
  const hasPicture = form === 'phone' || form === 'kiosk'
  return <ScreenSkeleton {...(hasPicture && { above: <HomePicture /> })} look="tiles" width="wide" />
})
