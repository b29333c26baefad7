import { styled } from '@mui/material/styles'
import { type PointerEvent, useId, useRef } from 'react'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { mostStars, starStep, starsAt } from './stars.ts'

interface HalfStarRatingProps {
  label: string
  /** 0.5 to 5, null while there is none. */
  value: number | null
  onChange: (value: number | null) => void
  /** Says a value, for a screen reader. */
  sayValue: (value: number | null) => string
}

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '17.5rem',
  maxWidth: '100%',
  margin: '0 auto',
  touchAction: 'none',
  cursor: 'pointer',
  color: theme.palette.primary.main,
  borderRadius: theme.tokens.radius.field,
  '& > svg': { display: 'block', width: '100%' },
  '[dir="rtl"] & > svg': { transform: 'scaleX(-1)' },
  [`${keyboardInUse} &:focus-within`]: theme.tokens.focusRing,
}))
// Only for the keys and for screen readers: a finger means the half star that it touches, which a slider's track
// does not know.
const Slider = styled('input')({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
})

const star =
  'M24 6.5c.6 0 1 .3 1.3.9l4.6 9.4 10.4 1.5c1.3.2 1.8 1.7.8 2.6l-7.5 7.3 1.8 10.3c.2 1.3-1.1 2.2-2.2 1.6L24 35.2l-9.2 4.9c-1.1.6-2.4-.4-2.2-1.6l1.8-10.3-7.5-7.3c-.9-.9-.4-2.4.8-2.6l10.4-1.5 4.6-9.4c.3-.6.7-.9 1.3-.9Z'
const places = Array.from({ length: mostStars }, (_, place) => place)

/** Half a star to five: by touch and mouse, dragged or tapped, and with the arrow keys of keyboard and remote (OUT-04). */
export function HalfStarRating({ label, value, onChange, sayValue }: HalfStarRatingProps) {
  const clip = useId()
  const slider = useRef<HTMLInputElement>(null)

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect()
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (width > 0) onChange(starsAt((isMirrored ? right - event.clientX : event.clientX - left) / width))
  }
  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId)
    slider.current?.focus({ preventScroll: true })
    point(event)
  }
  return (
    <Row onPointerDown={handleDown} onPointerMove={(event) => event.buttons > 0 && point(event)}>
      <svg viewBox="0 0 240 48" aria-hidden="true">
        <clipPath id={clip}>
          <rect x="0" y="0" width={((value ?? 0) / mostStars) * 240} height="48" />
        </clipPath>
        <g fill="none" stroke="currentColor" strokeWidth="1.75">
          {places.map((place) => (
            <path key={place} d={star} transform={`translate(${place * 48} 0)`} />
          ))}
        </g>
        <g fill="currentColor" clipPath={`url(#${clip})`}>
          {places.map((place) => (
            <path key={place} d={star} transform={`translate(${place * 48} 0)`} />
          ))}
        </g>
      </svg>
      <Slider
        ref={slider}
        type="range"
        aria-label={label}
        aria-valuetext={sayValue(value)}
        min={0}
        max={mostStars}
        step={starStep}
        value={value ?? 0}
        onChange={({ target }) => onChange(Number(target.value) || null)}
      />
    </Row>
  )
}
