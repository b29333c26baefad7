import { styled } from '@mui/material/styles'
import { Stepper } from '../../../ui/Stepper.tsx'
import { useReadableTime } from '../../config/useReadableTime.ts'
import { minutesOf, timeAt } from './schedule.ts'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '0.5rem',
  '& output': { minWidth: '6rem', ...theme.typography.h3 },
}))

/** Half hours are exact enough for a broom. */
const step = 30
const lastOfDay = 23 * 60 + 30

interface TimeStepperProps {
  label: string
  /** What the two buttons say. */
  labels: { less: string; more: string }
  /** `HH:MM`; empty while none was chosen. */
  time: string
  /** Where the first press begins. */
  first: string
  onChange: (time: string) => void
}

/** A time of day between minus and plus, in the guest's format (CLEAN-06). */
export function TimeStepper({ label, labels, time, first, onChange }: TimeStepperProps) {
  const readable = useReadableTime()
  const handleChange = (minutes: number) => {
    if (!time) return onChange(first)
    // A time beside the half hours, which the hotel may have set, moves onto them.
    const isUp = minutes > minutesOf(time)
    onChange(timeAt((isUp ? Math.floor : Math.ceil)(minutes / step) * step))
  }
  return (
    <Line>
      <span aria-hidden="true">{label}</span>
      <Stepper
        label={label}
        labels={labels}
        value={minutesOf(time || first)}
        text={time ? readable(time) : '–'}
        min={0}
        max={lastOfDay}
        step={step}
        onChange={handleChange}
      />
    </Line>
  )
}
