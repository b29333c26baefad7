import { type ReactNode, useRef } from 'react'
import { Glyph } from './Glyph.tsx'
import { Pressable } from './Pressable.tsx'
import { pressIf } from './pressIf.ts'
import { edgeInForced, withinWindow } from './sharedStyles.ts'
import { styled } from './styled.tsx'

export interface StepperProps {
  /** The accessible name: what is counted. */
  label: string
  /** The accessible names of the two buttons. */
  labels: { less: string; more: string }
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** The formatted number ("21.5 °C"); without it the plain number is shown. */
  text?: ReactNode
  /** At `min` only the plus is shown: for lists, where most numbers are 0. */
  folds?: boolean
}

const Group = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: theme.tokens.radius.pill,
  backgroundColor: theme.tokens.well,
  ...edgeInForced,
}))
const Button = styled(Pressable)(({ theme }) => ({
  width: withinWindow(3),
  height: withinWindow(3),
  borderRadius: '50%',
  color: theme.palette.text.primary,
  '&:active': { opacity: 0.6 },
  '&[aria-disabled]': { color: theme.palette.text.disabled, opacity: 0.5 },
}))
const Value = styled('output')(({ theme }) => ({
  ...theme.typography.subtitle1,
  ...theme.tokens.figures,
  minWidth: withinWindow(2),
  color: theme.palette.text.primary,
  textAlign: 'center',
}))

/** A number with a minus and a plus button. */
export function Stepper({
  label,
  labels,
  value,
  onChange,
  min = 0,
  max = 99,
  step = 1,
  text,
  folds,
}: StepperProps) {
  const plus = useRef<HTMLButtonElement>(null)
  const folded = folds && value <= min
  const handleLess = () => {
    const next = Math.max(min, value - step)
    // The pressed button is about to be removed; without this the focus would be lost.
    if (folds && next <= min) plus.current?.focus()
    onChange(next)
  }
  return (
    <Group role="group" aria-label={label}>
      {!folded && (
        <>
          <Button aria-label={labels.less} {...pressIf(value > min, handleLess)}>
            <Glyph name="minus" />
          </Button>
          <Value aria-live="polite">
            <bdi>{text ?? value}</bdi>
          </Value>
        </>
      )}
      <Button
        ref={plus}
        aria-label={labels.more}
        {...pressIf(value < max, () => onChange(Math.min(max, value + step)))}
      >
        <Glyph name="plus" />
      </Button>
    </Group>
  )
}
