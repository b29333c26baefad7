import IconButton from '@mui/material/IconButton'
import { keyframes } from '@mui/material/styles'
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import PauseIcon from '~icons/ic/round-pause'
import PlayIcon from '~icons/ic/round-play-arrow'
import { takeMediaSession } from '../../browser/mediaSession.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { clampedTo, oneLine } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { selectConfig } from '../config/slice.ts'
import { selectThemeTitle } from '../theme/slice.ts'
import { webradioPath } from './paths.ts'
import { StationLogo } from './StationList.tsx'
import {
  radioPaused,
  radioResumed,
  radioStopped,
  selectIsRadioOn,
  selectRadioStatus,
  selectStation,
} from './slice.ts'
import '../../ui/theme.types.ts'
import { Pressable } from '../../ui/Pressable.tsx'

/** Share of the animation's time in which the line rests at each end, so that both ends can be read. */
const restShare = 0.1
const run = keyframes({
  [`from, ${restShare * 100}%`]: { transform: 'none' },
  [`${(1 - restShare) * 100}%, to`]: { transform: 'translateX(var(--run))' },
})

const Line = styled('span')({
  ...oneLine,
  '@media (prefers-reduced-motion: no-preference)': {
    '& > [data-runs]': { display: 'inline-block', animation: `${run} linear 2 alternate` },
    // Paused while the pointer is over it, so that the guest can read or press it.
    '&:hover > [data-runs]': { animationPlayState: 'paused' },
  },
})

interface RunningLineProps {
  text: string
  pxPerSecond: number
}

/** Width of the part of the text that the line hides, in pixels; negative in right-to-left text. */
function hiddenPx(line: HTMLElement): number {
  const hidden = Math.max(0, line.scrollWidth - line.clientWidth)
  return getComputedStyle(line).direction === 'rtl' ? -hidden : hidden
}

/** A text on one line. A text that does not fit scrolls to its end and back once, so that all of it can be read. */
function RunningLine({ text, pxPerSecond }: RunningLineProps) {
  const line = useRef<HTMLSpanElement>(null)
  const [distancePx, setDistance] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setDistance(line.current && text ? hiddenPx(line.current) : 0)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [text])
  const runs = distancePx !== 0 && pxPerSecond > 0
  const seconds = Math.abs(distancePx) / pxPerSecond / (1 - 2 * restShare)
  const style: CSSProperties & { '--run': string } = {
    '--run': `${-distancePx}px`,
    animationDuration: `${seconds}s`,
  }
  return (
    <Line ref={line}>
      <bdi key={text} {...(runs && { 'data-runs': '', style })}>
        {text}
      </bdi>
    </Line>
  )
}

/** Shows the station on the lock screen, with pause and stop. A film takes its place there while it plays. */
function useMediaSession(): void {
  const dispatch = useDispatch()
  const station = useSelector(selectStation)
  const isPlaying = useSelector(selectIsRadioOn)
  const isSilenced = useSelector(selectRadioStatus) === 'silenced'
  const hotel = useSelector(selectThemeTitle)
  useEffect(() => {
    if (!station || isSilenced) return
    return takeMediaSession(
      { title: station.name, artist: hotel, artwork: station.image, isPlaying },
      {
        play: () => dispatch(radioResumed()),
        pause: () => dispatch(radioPaused()),
        stop: () => dispatch(radioStopped()),
      },
    )
  }, [dispatch, station, hotel, isPlaying, isSilenced])
}

/** Returns the radio's status as translated text. */
function useStatusText(): string {
  const { t } = useTranslation()
  const status = useSelector(selectRadioStatus)
  return status === 'stopped' ? '' : t(`radio.states.${status}`)
}

const height = '4.5rem'
/** Taller, because an error and its remedy take two lines. */
const failedHeight = '5.5rem'

const Bar = styled('section')(({ theme }) => ({
  position: 'fixed',
  left: 'var(--rail, 0px)',
  right: 0,
  bottom: 'var(--nav-bar, 0px)',
  zIndex: theme.zIndex.appBar,
  height: 'var(--player-bar)',
  backgroundColor: theme.palette.background.paper,
  boxShadow: `0 -1px 0 ${theme.tokens.hairline}`,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    height: '100%',
    maxWidth: '84rem',
    margin: '0 auto',
    padding: '0 0.5rem 0 0.75rem',
    [theme.breakpoints.up('sm')]: { padding: '0 1.25rem 0 1.5rem' },
  },
  '& [data-part="open"]': {
    flex: '1 1 auto',
    justifyContent: 'flex-start',
    minWidth: 0,
    height: 'calc(100% - 0.5rem)',
    padding: '0 0.5rem',
    textAlign: 'start',
    borderRadius: theme.tokens.radius.field,
  },
  '& [data-part="logo"]': { flex: 'none', width: '3rem', marginInlineEnd: '0.875rem' },
  '& [data-part="words"]': { minWidth: 0 },
  '& [data-part="name"]': { ...theme.typography.subtitle1, display: 'block' },
  '& [data-part="status"]': {
    ...theme.typography.body2,
    ...oneLine,
    color: theme.palette.text.secondary,
  },
  '& [data-part="status"][role="alert"]': {
    ...theme.typography.caption,
    ...clampedTo(2),
    whiteSpace: 'normal',
  },
  '& .MuiIconButton-root': { flex: 'none', width: '3rem', height: '3rem' },
  // Beside the navigation rail, and inside the television's overscan area.
  [onTelevision]: {
    left: 'calc(var(--rail) + var(--edge))',
    right: 'var(--edge)',
    bottom: '5vh',
    height: 'calc(var(--player-bar) - 5vh)',
    borderRadius: theme.tokens.radius.card,
    backgroundColor: theme.tokens.raised,
    boxShadow: theme.tokens.float,
  },
}))

/** The playing station: picture, name, which scrolls if too long (CONST-39), and controls (SHELL-19, RAD-17). */
export function FooterPlayer() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const station = useSelector(selectStation)
  const status = useSelector(selectRadioStatus)
  const isOn = useSelector(selectIsRadioOn)
  const { scroll_speed } = useSelector(selectConfig)
  const statusText = useStatusText()
  useMediaSession()

  const isOnTv = useFormFactor() === 'tv'
  const isFailed = status === 'failed'
  const ownHeight = isFailed ? failedHeight : height
  useLayoutEffect(() => {
    const root = document.documentElement.style
    root.setProperty('--player-bar', isOnTv ? `calc(${ownHeight} + 5vh)` : ownHeight)
    return () => root.setProperty('--player-bar', '0px')
  }, [ownHeight, isOnTv])

  if (!station) return null
  return (
    <>
      <div style={{ height: ownHeight }} />
      <Bar aria-label={t('radio.title')} data-print="no">
        <div>
          <Pressable data-part="open" href={webradioPath}>
            <span data-part="logo">
              <StationLogo key={station.id} image={station.image} />
            </span>
            <span data-part="words">
              <span data-part="name">
                <RunningLine text={station.name} pxPerSecond={scroll_speed} />
              </span>
              <span data-part="status" role={isFailed ? 'alert' : 'status'}>
                {statusText}
              </span>
            </span>
          </Pressable>
          <IconButton
            aria-label={t(isOn ? 'radio.pause' : isFailed ? 'app.tryAgain' : 'radio.resume')}
            onClick={() => dispatch(isOn ? radioPaused() : radioResumed())}
          >
            {isOn ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
          <IconButton aria-label={t('radio.close')} onClick={() => dispatch(radioStopped())}>
            <Glyph name="close" />
          </IconButton>
        </div>
      </Bar>
    </>
  )
}
