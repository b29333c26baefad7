import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { keyboardInUse } from './focus/inputKind.ts'
import { chosenPillStyle, pillLineStyle, pillStyle } from './pillStyle.ts'

export interface PillOption<Value extends string> {
  value: Value
  label: ReactNode
  disabled?: boolean
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
const Option = styled('label')({ position: 'relative', flex: 'none' })
const Face = styled('span')(({ theme }) => pillStyle(theme))
const Input = styled('input')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  '&:checked + span': chosenPillStyle(theme),
  '&:disabled + span': { opacity: 0.5 },
  [`${keyboardInUse} &:focus + span`]: theme.tokens.focusRing,
}))

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
  return (
    <Line
      role="radiogroup"
      aria-label={label}
      aria-labelledby={labelledBy}
      data-wrap={layout === 'wrap' ? '' : undefined}
    >
      {options.map((option) => (
        <Option key={option.value}>
          <Input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <Face dir="auto">{option.label}</Face>
        </Option>
      ))}
    </Line>
  )
}
