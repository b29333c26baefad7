import { type ChangeEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { FieldLabel, FieldNote, fieldStyle } from './Field.tsx'
import { directionOf } from './focus/keys.ts'
import { Glyph } from './Glyph.tsx'
import { styled } from './styled.tsx'
import { formFactor } from './useFormFactor.ts'

/**
 * How a list of options is used. On a television, some of which cannot open a list, OK takes hold of the field and lets it
 * go again; in between, left and right choose the option before or after this one. Otherwise the arrow keys move past it.
 * @param all the options in their order
 */
function useRemoteSelect(all: readonly string[], value: string, onChange: (option: string) => void) {
  const [isAdjusting, setAdjusting] = useState(false)
  const isByKey = useRef(false)
  return {
    'data-adjusting': isAdjusting ? '' : undefined,
    onBlur: () => setAdjusting(false),
    onPointerDown: () => {
      isByKey.current = false
    },
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      // At the edge of a screen an arrow key is left to the browser, which would choose another option.
      if (formFactor() !== 'tv' || !isByKey.current) onChange(target.value)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (formFactor() !== 'tv') return
      isByKey.current = true
      if (event.key === 'Enter') {
        event.preventDefault()
        return setAdjusting(!isAdjusting)
      }
      const step = isAdjusting ? stepOf(event) : 0
      if (step === 0) return
      event.preventDefault()
      const next = all[all.indexOf(value) + step]
      if (next !== undefined) onChange(next)
    },
  }
}

function stepOf({ nativeEvent }: KeyboardEvent): -1 | 0 | 1 {
  const direction = directionOf(nativeEvent)
  if (direction !== 'left' && direction !== 'right') return 0
  return (direction === 'right') === (document.documentElement.dir !== 'rtl') ? 1 : -1
}

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
  /** What stands in the field while nothing is chosen. */
  empty?: string
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
// On a television while the field is held: the arrows on both sides of the value choose, and OK lets go.
const Held = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: '0.75rem',
  bottom: 0,
  left: '0.75rem',
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: theme.palette.primary.contrastText,
  '& > kbd': {
    ...theme.typography.subtitle2,
    display: 'inline-flex',
    alignItems: 'center',
    margin: '0 0.75rem',
    marginInlineStart: 'auto',
    padding: '0.125rem 0.75rem',
    border: '0.125rem solid',
    borderRadius: theme.tokens.radius.pill,
    '& > svg': { marginInlineStart: '0.375rem' },
  },
}))
const Select = styled('select')(({ theme }) => ({
  ...fieldStyle(theme),
  ...theme.tokens.figures,
  paddingInlineEnd: '2.75rem',
  textOverflow: 'ellipsis',
  '&[data-adjusting]': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
    fontWeight: 600,
    paddingInlineStart: '2.75rem',
    paddingInlineEnd: '8.5rem',
  },
}))

/** A choice of one among many short options: the browser's own list, with its label above and its error below. */
export function SelectField({
  label,
  id,
  value,
  options,
  read,
  empty = '–',
  onChange,
  error,
  ...native
}: SelectFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const all = value === '' || options.includes(value) ? options : [value, ...options]
  const remote = useRemoteSelect(all, value, onChange)
  const isHeld = remote['data-adjusting'] !== undefined
  return (
    <Root>
      <FieldLabel htmlFor={fieldId}>{label}</FieldLabel>
      <Box>
        <Select
          {...native}
          {...remote}
          id={fieldId}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${fieldId}-note`}
        >
          {value === '' && <option value="">{empty}</option>}
          {all.map((option) => (
            <option key={option} value={option}>
              {read(option)}
            </option>
          ))}
        </Select>
        {isHeld ? (
          <Held aria-hidden="true">
            <Glyph name="back" size="1.5rem" />
            <kbd>
              <span>OK</span>
              <Glyph name="tick" size="1.25rem" />
            </kbd>
            <Glyph name="forward" size="1.5rem" />
          </Held>
        ) : (
          <Glyph name="forward" size="1.25rem" />
        )}
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
