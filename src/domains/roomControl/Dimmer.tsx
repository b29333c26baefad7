import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { numberFormat } from '../../core/text/knownLocale.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { actionOf, directionOf, isBackKey } from '../../ui/focus/keys.ts'
import { chosenInForced, covering, coveringInput, edgeInForced } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { selectLocale } from '../language/slice.ts'
import { useControl } from './arrange.ts'
import { ControlCard, type ControlProps, iconOf, lightColours } from './ControlCard.tsx'
import { SwitchDisc } from './Switch.tsx'
import { selectLastLevel } from './slice.ts'
import { isOn as isLit, levelOf, onStep, type Range } from './values.ts'

interface SliderProps extends Range {
  label: string
  /** The value for screen readers, "60 %". */
  text: string
  value: number
  onMove: (value: number) => void
}

// The whole bar is the slider: the native input lies on top of it, transparent.
const Root = styled('div')({ position: 'relative', height: '3.75rem', marginTop: '0.875rem' })
const Input = styled('input')(({ theme }) => ({
  ...coveringInput,
  zIndex: 1,
  touchAction: 'pan-y',
  '&::-webkit-slider-thumb': { width: '2.5rem', height: '3.75rem' },
  [`${keyboardInUse} &:focus + span`]: theme.tokens.focusRing,
  // While the slider is grabbed with a remote control, its grip is emphasized.
  [`${keyboardInUse} &:focus:not([data-waits]) + span > span::after`]: { width: '0.5rem', opacity: 1 },
}))
const Bar = styled('span')(({ theme }) => ({
  ...covering,
  overflow: 'hidden',
  borderRadius: theme.tokens.radius.field,
  backgroundColor: theme.tokens.well,
  boxSizing: 'border-box',
  ...edgeInForced,
  '[data-on="light"] &': {
    backgroundColor: theme.palette.mode === 'dark' ? '#4D3F26' : '#F1DBA6',
  },
}))
// The filled part ends in the middle of the input's thumb, below the finger.
const Fill = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  height: '100%',
  borderRadius: theme.tokens.radius.field,
  backgroundColor: lightColours[theme.palette.mode].bulb,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '1.125rem',
    right: '0.625rem',
    width: '0.25rem',
    height: '1.5rem',
    borderRadius: '0.125rem',
    backgroundColor: lightColours[theme.palette.mode].onBulb,
    opacity: 0.55,
  },
  ...chosenInForced,
  '&[data-empty]': { backgroundColor: 'transparent' },
  '&[data-empty]::after': { backgroundColor: theme.palette.text.secondary },
}))

/** Maximum number of key presses from one end to the other. */
const maxKeyPresses = 20

/**
 * A range input. With a remote control the guest has to grab it with OK first, because the arrow keys also
 * move the focus; then left and right change the value until OK or Back releases it.
 */
function Slider({ label, text, value, min, max, step, onMove }: SliderProps) {
  const range = { min, max, step }
  const hasRemote = ['tv', 'kiosk'].includes(useFormFactor())
  const [isReleased, setReleased] = useState(false)
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isOk = actionOf(event.nativeEvent) === 'ok'
    if (hasRemote && (isOk || (!isReleased && isBackKey(event.nativeEvent)))) {
      event.preventDefault()
      // OK grabs or releases, Back releases.
      return setReleased(!isOk || !isReleased)
    }
    const direction = directionOf(event.nativeEvent)
    if (direction !== 'left' && direction !== 'right') return
    event.preventDefault()
    if (isReleased) return
    const isBack = (direction === 'left') === (getComputedStyle(event.currentTarget).direction !== 'rtl')
    const change = Math.max(step, (max - min) / maxKeyPresses)
    onMove(onStep(value + (isBack ? -change : change), range))
  }
  const share = max > min ? (value - min) / (max - min) : 0
  return (
    <Root>
      <Input
        type="range"
        aria-label={label}
        aria-valuetext={text}
        {...range}
        value={value}
        data-waits={isReleased ? '' : undefined}
        onFocus={() => setReleased(hasRemote && document.documentElement.dataset.input === 'keyboard')}
        onKeyDown={handleKey}
        onChange={(event) => onMove(Number(event.target.value))}
      />
      <Bar aria-hidden="true">
        <Fill
          data-empty={share > 0 ? undefined : ''}
          style={{ width: `calc(1.5rem + ${share} * (100% - 1.5rem))` }}
        />
      </Bar>
    </Root>
  )
}

/** A light that can be dimmed (ROOM-15). The disc switches it off, and on again at its last level. */
export function Dimmer({ command, control, title }: ControlProps) {
  const { t } = useTranslation()
  const id = useId()
  const locale = useSelector(selectLocale)
  const { value, isBusy, isRefused, away, change } = useControl(control)
  const range: Range = { min: command.min ?? 0, max: command.max ?? 100, step: command.step || 1 }
  const level = levelOf(value, range)
  // A light with a minimum above 0 cannot be switched off by a value within its range.
  const canBeOff = range.min <= 0
  const isOn = canBeOff ? level > range.min : isLit(value)
  const percent = numberFormat(locale, { style: 'percent' }).format(level / (range.max || 1))
  const lastLevel = useSelectorWith(selectLastLevel, control) ?? range.max
  const Icon = iconOf('dimmer', command.id)
  return (
    <ControlCard
      id={id}
      icon={<Icon />}
      title={title}
      state={isOn ? percent : t('roomControl.off')}
      toggle={
        canBeOff && (
          <SwitchDisc
            title={title}
            icon={<Icon />}
            isOn={isOn}
            onSwitch={(on) => change(on ? lastLevel : range.min)}
          />
        )
      }
      isBusy={isBusy}
      isRefused={isRefused}
      away={away}
      on={isOn && 'light'}
      tour="room-light"
    >
      <Slider
        label={title}
        text={percent}
        {...range}
        value={level}
        onMove={(next) => change(next, { isMoving: true })}
      />
    </ControlCard>
  )
}
