import { type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../ui/styled.tsx'
import { timeText } from './useSeeking.ts'

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  ...theme.tokens.figures,
  display: 'flex',
  alignItems: 'center',
  '& > span': { flex: 'none', minWidth: '4.5rem' },
  '& > span:last-of-type': { minWidth: '5.75rem', textAlign: 'end' },
}))
const Bar = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 auto',
  height: '2.25rem',
  cursor: 'pointer',
  touchAction: 'none',
  // The knob carries the focus ring.
  '&&&:focus': { boxShadow: 'none' },
  '& > div': {
    position: 'absolute',
    top: '0.9375rem',
    width: '100%',
    height: '0.375rem',
    borderRadius: theme.tokens.radius.pill,
    backgroundColor: 'rgba(255, 255, 255, 0.32)',
  },
  '& > div > i': {
    display: 'block',
    height: '100%',
    borderRadius: theme.tokens.radius.pill,
    backgroundColor: '#FFFFFF',
  },
  '&:focus > div': { top: '0.8125rem', height: '0.625rem' },
}))
const Knob = styled('b')(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  width: '1.125rem',
  height: '1.125rem',
  margin: '-0.5625rem',
  borderRadius: '50%',
  backgroundColor: '#FFFFFF',
  '[role="slider"]:focus &': theme.tokens.pictureFocusRing,
  // The position that is being chosen, above the knob.
  '& > span': {
    ...theme.typography.h3,
    ...theme.tokens.figures,
    position: 'absolute',
    bottom: '2rem',
    left: '50%',
    transform: 'translateX(-50%)',
    whiteSpace: 'nowrap',
  },
}))

interface PositionLineProps {
  film: RefObject<HTMLVideoElement | null>
  /** A position that the guest is choosing, in seconds; null while the film's own is shown. */
  target: number | null
  onSeek: (seconds: number) => void
}

/**
 * The position in the film, as a slider: the player handles its keys. Not a native one, whose up and down keys the focus
 * of a television takes. Not rendered for a stream without an end.
 */
export function PositionLine({ film, target, onSeek }: PositionLineProps) {
  const { t } = useTranslation()
  const { position, length } = useFilmPosition(film)
  if (length === null) return null
  const at = Math.min(target ?? position, length)
  const share = `${((at / (length || 1)) * 100).toFixed(2)}%`
  const seekToPointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onSeek(Math.max(0, Math.min(1, (clientX - left) / width)) * length)
  }
  return (
    // A film's time runs from left to right in every language, as the keys of the remote control do.
    <Root dir="ltr">
      <span>{timeText(at)}</span>
      <Bar
        role="slider"
        tabIndex={0}
        aria-label={t('player.position')}
        aria-valuemin={0}
        aria-valuemax={Math.floor(length)}
        aria-valuenow={Math.floor(at)}
        aria-valuetext={`${timeText(at)} / ${timeText(length)}`}
        onPointerDown={seekToPointer}
        onPointerMove={(event) => event.buttons > 0 && seekToPointer(event)}
      >
        <div>
          <i style={{ width: share }} />
          <Knob style={{ left: share }}>{target !== null && <span>{timeText(target)}</span>}</Knob>
        </div>
      </Bar>
      <span>{`−${timeText(length - at)}`}</span>
    </Root>
  )
}

/** `length` is 0 until it is known, and null for a stream without an end. */
function useFilmPosition(film: RefObject<HTMLVideoElement | null>) {
  const [now, setNow] = useState<{ position: number; length: number | null }>({ position: 0, length: 0 })
  useEffect(() => {
    const element = film.current
    if (!element) return
    const read = () => {
      const { currentTime: position, duration } = element
      setNow({ position, length: duration === Number.POSITIVE_INFINITY ? null : duration || 0 })
    }
    read()
    const events = ['loadedmetadata', 'durationchange', 'timeupdate', 'seeking', 'seeked']
    for (const event of events) element.addEventListener(event, read)
    return () => {
      for (const event of events) element.removeEventListener(event, read)
    }
  }, [film])
  return now
}
