import { styled } from '@mui/material/styles'
import { type ReactNode, useContext, useId } from 'react'
import { ChoiceGroupContext, groupState } from './Choices.tsx'
import { keyboardInUse } from './focus/inputKind.ts'
import { chosenPillStyle, pillLineStyle, pillStyle } from './pillStyle.ts'
import { coveringInput } from './sharedStyles.ts'

export interface PillOption<Value extends string> {
  value: Value
  label: ReactNode
}

export interface ChoicePillsProps<Value extends string> {
  /** The name of the group, for screen readers only; unused where `labelledBy` refers to a visible heading. */
  label?: string
  labelledBy?: string
  options: readonly PillOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** `scroll` keeps one line (default), `wrap` uses as many lines as needed. */
  layout?: 'scroll' | 'wrap'
}

const Line = styled('div')(pillLineStyle)
const Pill = styled('label')(({ theme }) => ({
  ...pillStyle(theme),
  position: 'relative',
  '&[data-chosen]': chosenPillStyle(theme),
  [`${keyboardInUse} &:focus-within`]: theme.tokens.focusRing,
}))
// Next to the text, so that a press on either has the same target.
const Input = styled('input')(coveringInput)

/** A choice of one among a few short options. Native radio buttons styled as pills, so the arrow keys work. */
export function ChoicePills<Value extends string>({
  label,
  labelledBy,
  options,
  value,
  onChange,
  layout = 'scroll',
}: ChoicePillsProps<Value>) {
  const name = useId()
  const group = useContext(ChoiceGroupContext)
  return (
    <Line
      role="radiogroup"
      aria-label={label}
      aria-labelledby={labelledBy}
      {...groupState(group)}
      data-wrap={layout === 'wrap' ? '' : undefined}
    >
      {options.map((option) => {
        const isChosen = option.value === value
        return (
          <Pill key={option.value} data-chosen={isChosen || undefined}>
            <bdi>
              <Input
                type="radio"
                name={name}
                value={option.value}
                checked={isChosen}
                onChange={() => onChange(option.value)}
              />
              <span>{option.label}</span>
            </bdi>
          </Pill>
        )
      })}
    </Line>
  )
}
