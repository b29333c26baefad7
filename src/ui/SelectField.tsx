import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { FieldLabel, FieldNote, fieldStyle } from './fieldStyle.ts'
import { directionOf } from './focus/keys.ts'
import { Glyph } from './Glyph.tsx'
import { formFactor } from './useFormFactor.ts'

export interface SelectFieldProps {
  label: string
  name: string
  /** DOM id, by which a caller finds the field. */
  id?: string
  /** Empty if nothing is chosen yet. */
  value: string
  options: readonly string[]
  /** The text of an option. */
  read: (option: string) => string
  onChange: (option: string) => void
  error?: ReactNode
  disabled?: boolean
}

const Root = styled('div')({ marginBottom: '1.25rem', minWidth: 0 })
const Box = styled('div')({
  position: 'relative',
  // Points down in every direction of reading.
  '&& > svg[data-turns]': {
    position: 'absolute',
    top: '50%',
    right: '0.875rem',
    marginTop: '-0.625rem',
    transform: 'rotate(90deg)',
    pointerEvents: 'none',
  },
})
const Select = styled('select')(({ theme }) => ({
  ...fieldStyle(theme),
  ...theme.tokens.figures,
  paddingInlineEnd: '2.75rem',
  textOverflow: 'ellipsis',
}))

/** A choice of one among many short options: the browser's own list, with its label above and its error below. */
export function SelectField({
  label,
  id,
  value,
  options,
  read,
  onChange,
  error,
  ...native
}: SelectFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const all = value === '' || options.includes(value) ? options : [value, ...options]
  const handleKey = (event: KeyboardEvent) => {
    const step = remoteStep(event)
    if (step === 0) return
    event.preventDefault()
    const next = all[all.indexOf(value) + step]
    if (next !== undefined) onChange(next)
  }
  return (
    <Root>
      <FieldLabel htmlFor={fieldId}>{label}</FieldLabel>
      <Box>
        <Select
          {...native}
          id={fieldId}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${fieldId}-note`}
          onKeyDown={handleKey}
          onChange={(event) => onChange(event.target.value)}
        >
          {value === '' && <option value="">–</option>}
          {all.map((option) => (
            <option key={option} value={option}>
              {read(option)}
            </option>
          ))}
        </Select>
        <Glyph name="forward" size="1.25rem" />
      </Box>
      {error !== undefined && (
        <FieldNote id={`${fieldId}-note`} data-error="">
          <Glyph name="alert" size="1.125rem" />
          <span>{error}</span>
        </FieldNote>
      )}
    </Root>
  )
}

/**
 * On a television, some of which cannot open a list, left and right choose the option before or after this one, and up and
 * down leave the field.
 */
function remoteStep({ nativeEvent }: KeyboardEvent): -1 | 0 | 1 {
  const direction = formFactor() === 'tv' ? directionOf(nativeEvent) : null
  if (direction !== 'left' && direction !== 'right') return 0
  return (direction === 'right') === (document.documentElement.dir !== 'rtl') ? 1 : -1
}
