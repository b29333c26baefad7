import { styled } from '@mui/material/styles'
import { Stepper } from '../../../ui/Stepper.tsx'
import { useTimes } from '../../formats/useTimes.ts'
import { minutesOf, timeAt } from './schedule.ts'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '0.5rem',
  '& output': { minWidth: '6rem', ...theme.typography.h3 },
}))

const stepMinutes = 30
const maxMinutes = 23 * 60 + 30

interface TimeStepperProps {
  label: string
  /** Accessible names of the two buttons. */
  labels: { less: string; more: string }
  /** `HH:MM`; empty until the guest has chosen a time. */
  time: string
  /** The time that the first press sets. */
  initial: string
  onChange: (time: string) => void
}

/** A time of day in the guest's format, between minus and plus (CLEAN-06). */
export function TimeStepper({ label, labels, time, initial, onChange }: TimeStepperProps) {
  const { time: readable } = useTimes()
  const handleChange = (minutes: number) => {
    if (!time) return onChange(initial)
    // The hotel may have set a time that is not on a half hour: the next press rounds it.
    const isUp = minutes > minutesOf(time)
    onChange(timeAt((isUp ? Math.floor : Math.ceil)(minutes / stepMinutes) * stepMinutes))
  }
  return (
    <Line>
      <span aria-hidden="true">{label}</span>
      <Stepper
        label={label}
        labels={labels}
        value={minutesOf(time || initial)}
        text={time ? readable(time) : '–'}
        min={0}
        max={maxMinutes}
        step={stepMinutes}
        onChange={handleChange}
      />
    </Line>
  )
}
