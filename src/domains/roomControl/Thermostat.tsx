import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isRecord } from '../../contract/isRecord.ts'
import type { RoomCommand } from '../../contract/roomControl.ts'
import { numberFormat } from '../../core/text/knownLocale.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { pressIf } from '../../ui/pressIf.ts'
import { edgeInForced, forcedColours, withinWindow } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useTemperature } from '../formats/useTemperature.ts'
import { selectLocale } from '../language/slice.ts'
import { useControl } from './arrange.ts'
import { ControlCard, type ControlProps, iconOf } from './ControlCard.tsx'
import { SwitchDisc } from './Switch.tsx'
import {
  climateOf,
  climateValue,
  nextTarget,
  type Range,
  shownDegrees,
  temperatureRange,
  unitOf,
} from './values.ts'

interface DegreesProps {
  title: string
  target: number | null
  current: number | null
  range: Range
  text: (degrees: number) => string
  next: (degrees: number, direction: 1 | -1) => number
  /** True while the control is off: the target applies once it is switched on. */
  isMuted: boolean
  onStep: (direction: 1 | -1) => void
}

const Line = styled('div')({ display: 'flex', alignItems: 'center', marginTop: '0.5rem' })
const Step = styled(Pressable)(({ theme }) => ({
  flex: 'none',
  width: withinWindow(3.75),
  height: withinWindow(3.75),
  borderRadius: '50%',
  color: theme.palette.text.primary,
  backgroundColor: theme.tokens.well,
  transition: theme.transitions.create(['background-color', 'transform'], { duration: 150 }),
  '&:active': { transform: 'scale(0.94)' },
  '&[aria-disabled]': { color: theme.palette.text.disabled, opacity: 0.5 },
  '[data-on] &': { backgroundColor: theme.palette.background.paper },
  ...edgeInForced,
}))
const Target = styled('output')(({ theme }) => ({
  ...theme.tokens.figures,
  flex: '1 1 auto',
  minWidth: 0,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: withinWindow(2),
  lineHeight: 1.2,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '&[data-muted]': { color: theme.palette.text.secondary },
}))
const Scale = styled('div')({
  position: 'relative',
  height: '0.375rem',
  margin: '0.875rem 0.25rem 0.375rem',
  borderRadius: '0.1875rem',
  background: 'linear-gradient(to right, #6FA8DC, #E8D9B0 50%, #E58A5B)',
  '&[data-muted]': { opacity: 0.35 },
  // Gradients are removed.
  [forcedColours]: { background: 'ButtonText' },
})
// As wide as the temperature's share of the range, with the mark at its end, so that no RTL rule is needed.
const Reach = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  height: '100%',
  transition: theme.transitions.create('width', { duration: 200 }),
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '-0.3125rem',
    right: '-0.5rem',
    width: '1rem',
    height: '1rem',
    borderRadius: '50%',
    boxSizing: 'border-box',
    border: `0.1875rem solid ${theme.palette.background.paper}`,
    backgroundColor: theme.palette.text.primary,
    [forcedColours]: { borderColor: 'Canvas', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  '&[data-now]::after': {
    top: '-0.25rem',
    right: '-0.09375rem',
    width: '0.1875rem',
    height: '0.875rem',
    border: 0,
    borderRadius: '0.09375rem',
    opacity: 0.7,
  },
}))

/** The target as a large number between minus and plus, and its place on a scale from cold to warm. */
function TemperatureStepper({ title, target, current, range, text, next, isMuted, onStep }: DegreesProps) {
  const { t } = useTranslation()
  const { min, max } = range
  const muted = isMuted ? '' : undefined
  const canStep = (direction: 1 | -1) => target === null || next(target, direction) !== target
  const markStyle = (degrees: number) => {
    const share = max > min ? (degrees - min) / (max - min) : 0
    return { width: `${Math.min(1, Math.max(0, share)) * 100}%` }
  }
  return (
    <>
      <Line>
        <Step aria-label={t('roomControl.cooler', { title })} {...pressIf(canStep(-1), () => onStep(-1))}>
          <Glyph name="minus" />
        </Step>
        <Target data-muted={muted}>
          <bdi>{target === null ? '–' : text(target)}</bdi>
        </Target>
        <Step aria-label={t('roomControl.warmer', { title })} {...pressIf(canStep(1), () => onStep(1))}>
          <Glyph name="plus" />
        </Step>
      </Line>
      <Scale data-muted={muted} aria-hidden="true">
        {current !== null && <Reach data-now="" style={markStyle(current)} />}
        {target !== null && <Reach style={markStyle(target)} />}
      </Scale>
    </>
  )
}

/** Formats and steps a control's temperatures in the guest's unit; requests keep the control's unit (ROOM-22). */
function useDegrees(command: RoomCommand) {
  const { unit, write } = useTemperature()
  const locale = useSelector(selectLocale)
  const range = temperatureRange(command)
  const from = unitOf(command)
  const hasHalves = from === unit && range.step % 1 !== 0
  const format = numberFormat(locale, { minimumFractionDigits: hasHalves ? 1 : 0 })
  return {
    text: (degrees: number) => write(format.format(shownDegrees(degrees, range, from, unit))),
    next: (degrees: number, direction: 1 | -1) => nextTarget(degrees, direction, range, from, unit),
  }
}

type Kind = 'heating' | 'aircondition' | 'floorheating'

/** A target temperature between minus and plus; an air conditioning also has a switch (ROOM-19 to ROOM-22). */
export function Thermostat({ command, control, title, kind }: ControlProps & { kind: Kind }) {
  const { t } = useTranslation()
  const id = useId()
  const { value, isBusy, isRefused, away, change } = useControl(control)
  const range = temperatureRange(command)
  const degrees = useDegrees(command)
  const { on: knownOn, target, current } = climateOf(value)
  // An air conditioning has a switch unless its value is a bare number. An unknown state is shown as off.
  const isObject = isRecord(value)
  const on = kind === 'aircondition' && (isObject || target === null) ? knownOn === true : knownOn
  const Icon = iconOf(kind, command.id)
  // Without a target the first press sets the middle of the range.
  const middle = degrees.next((range.min + range.max) / 2, 1)
  const states = [
    on === null ? null : t(on ? 'roomControl.on' : 'roomControl.off'),
    current === null ? null : t('roomControl.measured', { degrees: degrees.text(current) }),
  ].filter((state) => state !== null)
  return (
    <ControlCard
      id={id}
      icon={<Icon />}
      title={title}
      state={states.length > 0 ? states.join(' · ') : undefined}
      toggle={
        on === null ? undefined : (
          <SwitchDisc
            title={title}
            icon={<Icon />}
            isOn={on}
            onSwitch={(next) => change(climateValue(next, target ?? middle, value))}
          />
        )
      }
      isBusy={isBusy}
      isRefused={isRefused}
      away={away}
      on={on === true}
      tour="room-climate"
    >
      <TemperatureStepper
        title={title}
        target={target}
        current={current}
        range={range}
        text={degrees.text}
        next={degrees.next}
        isMuted={on === false}
        onStep={(direction) => {
          const next = target === null ? middle : degrees.next(target, direction)
          // A step must not switch off a control whose state the hotel has not reported.
          change(climateValue(isObject ? knownOn : on, next, value), { isMoving: true })
        }}
      />
    </ControlCard>
  )
}
