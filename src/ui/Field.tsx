import type { CSSObject, Theme } from '@mui/material/styles'
import { type HTMLAttributes, type Ref, useId } from 'react'
import { Glyph } from './Glyph.tsx'
import { forcedColours } from './sharedStyles.ts'
import { styled } from './styled.tsx'

// The tick is a background image: an `input` has no children.
const tick = (colour: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${colour}' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'><path d='m5.5 12.5 4.2 4.2L18.5 8'/></svg>`,
  )}")`

/** The style of native checkboxes and radio buttons. */
export const tickStyle = (theme: Theme): CSSObject => ({
  WebkitAppearance: 'none',
  appearance: 'none',
  flex: 'none',
  boxSizing: 'border-box',
  width: '1.625rem',
  height: '1.625rem',
  margin: 0,
  cursor: 'pointer',
  border: `0.109375rem solid ${theme.tokens.edge}`,
  borderRadius: '0.5rem',
  backgroundColor: theme.palette.background.paper,
  backgroundPosition: 'center',
  backgroundSize: '1.25rem',
  backgroundRepeat: 'no-repeat',
  transition: theme.transitions.create(['background-color', 'border-color'], { duration: 150 }),
  '&[type="radio"]': { borderRadius: '50%' },
  '&:checked': {
    borderColor: theme.tokens.fill,
    backgroundColor: theme.tokens.fill,
    backgroundImage: tick(theme.tokens.onFill),
  },
  '&[type="radio"]:checked': {
    backgroundImage: `radial-gradient(circle, ${theme.tokens.onFill} 0.28125rem, transparent 0.34375rem)`,
  },
  '&[aria-invalid="true"]': { borderColor: theme.palette.error.main },
  '&:disabled': { opacity: 0.45, cursor: 'default' },
  // The browser's native control shows its state in any forced colours.
  [forcedColours]: {
    WebkitAppearance: 'auto',
    appearance: 'auto',
    '&&:checked': { backgroundImage: 'none' },
  },
})

/** The style of all native text controls. */
export const fieldStyle = (theme: Theme): CSSObject => ({
  ...theme.typography.body1,
  // Browsers do not let controls inherit the font by default.
  fontFamily: 'inherit',
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '3.25rem',
  margin: 0,
  padding: '0.75rem 1rem',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `0.09375rem solid ${theme.tokens.edge}`,
  borderRadius: theme.tokens.radius.field,
  WebkitAppearance: 'none',
  appearance: 'none',
  outline: 0,
  transition: theme.transitions.create(['border-color', 'box-shadow'], { duration: 150 }),
  '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  '&:focus': {
    borderColor: theme.palette.primary.main,
    boxShadow: `0 0 0 0.0625rem ${theme.palette.primary.main}`,
  },
  [forcedColours]: { '&:focus': { outline: '0.1875rem solid Highlight' } },
  '&[aria-invalid="true"]': {
    borderColor: theme.palette.error.main,
    boxShadow: `0 0 0 0.0625rem ${theme.palette.error.main}`,
  },
  '&:disabled': { opacity: 0.55 },
})

export const FieldLabel = styled('label')(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'block',
  marginBottom: '0.375rem',
}))

export const FieldNote = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.375rem 0 0',
  overflowWrap: 'anywhere',
  color: theme.palette.text.secondary,
  '&[data-error]': { display: 'flex', alignItems: 'flex-start', color: theme.palette.error.main },
  '& > svg': { marginInlineEnd: '0.375rem', marginTop: '0.0625rem' },
}))

interface FieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** The error as a sentence. The field is then marked as invalid and described by it. */
  error?: string | undefined
  hint?: string | undefined
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'date' | 'time' | 'number' | 'url'
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters'
  enterKeyHint?: 'next' | 'done' | 'go' | 'send' | 'search'
  placeholder?: string
  maxLength?: number
  required?: boolean
  readOnly?: boolean
  /** Makes it a textarea with this number of lines. */
  lines?: number
  ref?: Ref<HTMLElement>
}

const Root = styled('div')({ marginBottom: '1.25rem' })
const Input = styled('input')(({ theme }) => ({
  ...fieldStyle(theme),
  '&::-webkit-search-cancel-button': { display: 'none' },
}))
const TextArea = styled('textarea')(({ theme }) => ({ ...fieldStyle(theme), resize: 'vertical' }))

/** A text field with its label above and its error below. */
export function Field({ label, onChange, error, hint, lines, ref, ...native }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  const described = {
    ...native,
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
  }
  return (
    <Root>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {lines ? (
        <TextArea
          {...described}
          ref={ref as Ref<HTMLTextAreaElement>}
          rows={lines}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Input
          {...described}
          ref={ref as Ref<HTMLInputElement>}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {note !== undefined && (
        <FieldNote id={`${id}-note`} data-error={error === undefined ? undefined : ''}>
          {error !== undefined && <Glyph name="alert" size="1.125rem" />}
          <span>{note}</span>
        </FieldNote>
      )}
    </Root>
  )
}
