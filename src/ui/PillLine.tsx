import { styled } from '@mui/material/styles'
import { ChoicePills } from './ChoicePills.tsx'
import { onTelevision } from './formFactor.ts'

export interface PillLineProps<Value extends string | number> {
  label: string
  options: readonly Value[]
  value: Value
  read: (value: Value) => string
  onChange: (value: Value) => void
  /** Whether the label is beside the pills on every device, not only on a television. */
  inline?: boolean
}

const Label = styled('p')(({ theme }) => ({ ...theme.typography.subtitle2, margin: '1rem 0 0' }))
const beside = {
  display: 'flex',
  alignItems: 'center',
  '& > p': { flex: 'none', margin: 0, marginInlineEnd: '0.5rem' },
  '& > div': {
    flex: '1 1 0',
    minWidth: 0,
    marginInlineStart: '-0.5rem',
    paddingInlineStart: '0.875rem',
    '--start': '0.875rem',
  },
}
// On a television, which is wide but not high, the label is beside the pills.
const Line = styled('div')({
  [onTelevision]: {
    ...beside,
    marginTop: '0.5rem',
    '& > p': { ...beside['& > p'], width: '7rem' },
  },
  '&[data-inline]': beside,
})

/** A choice of one part of a date or time: a label and a line of pills. */
export function PillLine<Value extends string | number>({
  label,
  options,
  value,
  read,
  onChange,
  inline,
}: PillLineProps<Value>) {
  return (
    <Line data-inline={inline ? '' : undefined}>
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
    </Line>
  )
}
