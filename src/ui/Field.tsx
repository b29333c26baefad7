import { styled } from '@mui/material/styles'
import { type HTMLAttributes, type Ref, useId } from 'react'
import { FieldLabel, FieldNote, fieldStyle } from './fieldStyle.ts'
import { Glyph } from './Glyph.tsx'

export interface FieldProps {
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
