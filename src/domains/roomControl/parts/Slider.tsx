import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useState } from 'react'
import { keyboardInUse } from '../../../ui/focus/inputKind.ts'
import { directionOf, isBackKey } from '../../../ui/focus/keys.ts'
import { actionOf } from '../../../ui/focus/keyTable.ts'
import { useFormFactor } from '../../../ui/useFormFactor.ts'
import { onStep, type Range } from '../values.ts'
import { lamplight } from './surface.ts'

interface SliderProps extends Range {
  label: string
  /** The value as it is read, "60 %". */
  text: string
  value: number
  onMove: (value: number) => void
}

// As wide as the thumb likes: the whole bar is the slider, and the native input lies unseen on top of it.
const Place = styled('div')({ position: 'relative', height: '3.75rem', marginTop: '0.875rem' })
const Input = styled('input')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  touchAction: 'pan-y',
  '&::-webkit-slider-thumb': { width: '2.5rem', height: '3.75rem' },
  [`${keyboardInUse} &:focus + span`]: theme.tokens.focusRing,
  // Taken hold of: the grip stands out.
  [`${keyboardInUse} &:focus:not([data-waits]) + span > span::after`]: { width: '0.5rem', opacity: 1 },
}))
const Bar = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: theme.tokens.radius.field,
  backgroundColor: theme.tokens.well,
  '[data-on="light"] &': {
    backgroundColor: theme.palette.mode === 'dark' ? '#4D3F26' : '#F1DBA6',
  },
}))
// The filled part ends below the finger, in the middle of the unseen thumb.
const Fill = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  height: '100%',
  borderRadius: theme.tokens.radius.field,
  backgroundColor: lamplight[theme.palette.mode].bulb,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '1.125rem',
    right: '0.625rem',
    width: '0.25rem',
    height: '1.5rem',
    borderRadius: '0.125rem',
    backgroundColor: lamplight[theme.palette.mode].onBulb,
    opacity: 0.55,
  },
  '&[data-empty]': { backgroundColor: 'transparent' },
  '&[data-empty]::after': { backgroundColor: theme.palette.text.secondary },
}))

/** A remote control needs twenty presses from end to end, not a hundred. */
const keySteps = 20

/**
 * A range in one stroke of the thumb. With a remote control the arrows pass it by, so that nobody dims a light on the
 * way to another; OK takes hold of it, then left and right move it until OK or Back.
 */
export function Slider({ label, text, value, min, max, step, onMove }: SliderProps) {
  const range = { min, max, step }
  const isByRemote = ['tv', 'kiosk'].includes(useFormFactor())
  const [waits, setWaits] = useState(false)
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isOk = actionOf(event.nativeEvent) === 'ok'
    if (isByRemote && (isOk || (!waits && isBackKey(event.nativeEvent)))) {
      event.preventDefault()
      // Back lets go of it, OK does either.
      return setWaits(!isOk || !waits)
    }
    const direction = directionOf(event.nativeEvent)
    if (direction !== 'left' && direction !== 'right') return
    event.preventDefault()
    if (waits) return
    const isBack = (direction === 'left') === (getComputedStyle(event.currentTarget).direction !== 'rtl')
    const by = Math.max(step, (max - min) / keySteps)
    onMove(onStep(value + (isBack ? -by : by), range))
  }
  const share = max > min ? (value - min) / (max - min) : 0
  return (
    <Place>
      <Input
        type="range"
        aria-label={label}
        aria-valuetext={text}
        {...range}
        value={value}
        data-waits={waits ? '' : undefined}
        onFocus={() => setWaits(isByRemote && document.documentElement.dataset.input === 'keyboard')}
        onKeyDown={handleKey}
        onChange={(event) => onMove(Number(event.target.value))}
      />
      <Bar aria-hidden="true">
        <Fill
          data-empty={share > 0 ? undefined : ''}
          style={{ width: `calc(1.5rem + ${share} * (100% - 1.5rem))` }}
        />
      </Bar>
    </Place>
  )
}
