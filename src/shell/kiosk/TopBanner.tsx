import GlobalStyles from '@mui/material/GlobalStyles'
import { useSelector } from 'react-redux'
import { hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { useTimes } from '../../domains/formats/useTimes.ts'
import { selectKiosk } from '../../domains/kiosk/slice.ts'
import { PictureOfTheHourPart } from '../../domains/login/PictureOfTheHourPart.tsx'
import { selectTimezone } from '../../domains/property/slice.ts'
import { beyondReach, bannerHeight as height, onStandingKiosk } from '../../ui/formFactor.ts'
import { covering } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { sizes } from '../theme/baseline.ts'

/** Darkens a picture, so that text on it can be read. The component that extends it sets the gradient. */
export const Scrim = styled('div')(covering)

// The controls of the top bar are a line of their own above the bottom navigation, within reach. The heights are those
// that the bars report themselves elsewhere: elements that are placed by them, such as sticky headings, follow.
const navHeight = '4rem'
const toolHeight = '3.5rem'
const styles = {
  [onStandingKiosk]: {
    ':root': {
      '--top-bar': `calc(${height} + var(--line, 0px)) !important`,
      '--nav-bar': `calc(${navHeight} + ${toolHeight}) !important`,
      '--bottom-nav': `calc(${navHeight} + ${toolHeight} + var(--player-bar, 0px)) !important`,
    },
    // The line that the hotel is out of reach stays below the banner.
    '[role="status"][data-print]': { top: `${height} !important` },
    '#content': { paddingBottom: toolHeight },
    // All screens have the same edges.
    'main [style*="--width"]': { maxWidth: 'none' },
    // Narrow for its large text: a picture is above its words, which begin at the edge of all screens.
    'main [data-beside]': { flexDirection: 'column' },
    'main [data-beside] > [data-hero]': { width: 'auto', maxWidth: 'none', padding: '2rem 2rem 0' },
    'main [data-beside] > [data-hero] > *': { position: 'relative', top: 'auto' },
    // What stands in place of content is read standing, at arm's length, and what leads on is as wide as elsewhere.
    'main [data-instead]': { justifyContent: 'flex-start', paddingTop: '17vh' },
    'main [data-instead] > [aria-hidden]': { width: '12rem', height: '12rem', fontSize: '5rem' },
    'main [data-instead] > p': { maxWidth: '34rem', color: 'inherit', fontSize: sizes.title },
    'main [data-instead] > .MuiButton-root': { width: '100%', minHeight: '4.5rem', fontSize: sizes.lead },
    // What opens is within reach from a wheelchair, however high the banner is.
    '.MuiDrawer-root .MuiDrawer-paper': { top: beyondReach, bottom: 0, height: 'auto' },
    '.MuiDialog-container.MuiDialog-scrollPaper': { boxSizing: 'border-box', paddingTop: beyondReach },
    // Full-screen dialogs keep the whole screen.
    '.MuiDialog-container .MuiDialog-paperFullScreen': { position: 'fixed', top: 0, left: 0 },
  },
}

const lowered = { [onStandingKiosk]: { ':root': { '--banner': beyondReach } } }

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
 * The banner at the top of a kiosk's screen, with the hotel's picture and time. As neither a child nor somebody in a
 * wheelchair reaches the upper part of the screen, they can lower what is in it: the banner then takes its place.
 */
export function TopBanner() {
  const timezone = useSelector(selectTimezone)
  const { time: readable } = useTimes()
  const now = useNow(10_000)
  const { isLowered } = useSelector(selectKiosk)
  return (
    <>
      <GlobalStyles styles={styles} />
      {isLowered && <GlobalStyles styles={lowered} />}
      <Band aria-hidden="true">
        <PictureOfTheHourPart shape="landscape" />
        <TimeScrim />
        <Time>{readable(timeOfDay(hotelTime(now, timezone)))}</Time>
      </Band>
    </>
  )
}
