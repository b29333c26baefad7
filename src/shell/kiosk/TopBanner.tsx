import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { useReadableTime } from '../../domains/formats/useReadableTime.ts'
import { TimeOfDayPicturePart } from '../../domains/login/TimeOfDayPicturePart.tsx'
import { selectTimezone } from '../../domains/property/slice.ts'
import { bannerHeight as height, onStandingKiosk } from '../../ui/formFactor.ts'
import { Scrim } from './Scrim.tsx'

// Its place is kept by the frame, which is there before it. What is measured from the top bar, such as headings that stick
// below it, follows by its height.
const styles = {
  [onStandingKiosk]: {
    ':root': { '--top-bar': `calc(${height} + 3.5rem) !important` },
    'header.MuiAppBar-root': { top: height },
    '.MuiDrawer-root .MuiDrawer-paper': { top: height, bottom: 0, height: 'auto' },
    // Dialogs stand in the lower two thirds, as high as the rest lets them be.
    '.MuiDialog-container.MuiDialog-scrollPaper': { boxSizing: 'border-box', paddingTop: '34vh' },
    // What takes the whole screen keeps it.
    '.MuiDialog-container .MuiDialog-paperFullScreen': { position: 'fixed', top: 0, left: 0 },
  },
}

const Band = styled('div')(({ theme }) => ({
  display: 'none',
  [onStandingKiosk]: { display: 'block' },
  position: 'fixed',
  top: 0,
  left: 0,
  width: '100%',
  height,
  overflow: 'hidden',
  zIndex: theme.zIndex.appBar,
  color: '#FFFFFF',
  backgroundColor: '#14161A',
  '& picture > img': { objectPosition: 'center 38%' },
}))
const TimeScrim = styled(Scrim)({
  background: 'linear-gradient(to bottom, rgba(12, 14, 18, 0) 40%, rgba(12, 14, 18, 0.72) 100%)',
})
const Time = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  ...theme.tokens.figures,
  position: 'absolute',
  right: '2rem',
  bottom: '1.25rem',
  margin: 0,
}))

/**
 * The upper part of a kiosk's screen, which neither a child nor somebody in a wheelchair can reach, has the hotel and its
 * time; all that can be pressed is below.
 */
export function TopBanner() {
  const timezone = useSelector(selectTimezone)
  const readable = useReadableTime()
  const now = useNow(10_000)
  return (
    <>
      <GlobalStyles styles={styles} />
      <Band aria-hidden="true">
        <TimeOfDayPicturePart shape="landscape" />
        <TimeScrim />
        <Time>{readable(timeOfDay(hotelTime(now, timezone)))}</Time>
      </Band>
    </>
  )
}
