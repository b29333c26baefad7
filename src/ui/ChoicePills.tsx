import { type ReactNode, useContext, useId } from 'react'
import { ChoiceGroupContext, groupState } from './Choices.tsx'
import { keyboardInUse } from './focus/inputKind.ts'
import { onTelevision } from './formFactor.ts'
import { chosenPillStyle, pillLineStyle, pillStyle } from './pillStyle.ts'
import { coveringInput } from './sharedStyles.ts'
import { styled } from './styled.tsx'

interface PillOption<Value extends string> {
  value: Value
  label: ReactNode
}

interface ChoicePillsProps<Value extends string> {
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

interface PillLineProps<Value extends string | number> {
  label: string
  options: readonly Value[]
  value: Value
  read: (value: Value) => string
  onChange: (value: Value) => void
}

const Label = styled('p')(({ theme }) => ({ ...theme.typography.subtitle2, margin: '1rem 0 0' }))
// On a television, which is wide but not high, the label is beside the pills.
const PillRow = styled('div')({
  [onTelevision]: {
    display: 'flex',
    alignItems: 'center',
    marginTop: '0.5rem',
    '& > p': { flex: 'none', width: '7rem', margin: 0, marginInlineEnd: '0.5rem' },
    '& > div': {
      flex: '1 1 0',
      minWidth: 0,
      marginInlineStart: '-0.5rem',
      paddingInlineStart: '0.875rem',
      '--start': '0.875rem',
    },
  },
})

/** A choice of one part of a date or time: a label and a line of pills. */
export function PillLine<Value extends string | number>({
  label,
  options,
  value,
  read,
  onChange,
}: PillLineProps<Value>) {
  return (
    <PillRow>
      <Label>{label}</Label>
      <ChoicePills
        label={label}
        options={options.map((option) => ({ value: String(option), label: read(option) }))}
        value={String(value)}
        onChange={(text) => {
          const option = options.find((candidate) => String(candidate) === text)
          if (option !== undefined) onChange(option)
        }}
      />
    </PillRow>
  )
}
