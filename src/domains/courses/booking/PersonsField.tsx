import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/Field.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { pressIf } from '../../../ui/pressIf.ts'
import { readPersons } from '../persons.ts'

const Line = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  '& > div': { flex: '1 1 auto' },
  // Aligned with the field itself, below its label.
  '& > button': { flex: 'none', width: '3rem', height: '3rem', marginTop: '1.75rem' },
  '& > [aria-disabled]': { opacity: 0.4 },
})

interface PersonsFieldProps {
  value: string
  max: number
  error: string | null
  onChange: (text: string) => void
  ref: Ref<HTMLInputElement>
}

/** A number field, with buttons for devices without a keyboard: remote controls and kiosks. */
export function PersonsField({ value, max, error, onChange, ref }: PersonsFieldProps) {
  const { t } = useTranslation()
  const persons = readPersons(value) ?? 0
  const step = (by: number) => onChange(String(Math.min(max, Math.max(1, persons + by))))
  return (
    <Line>
      <Field
        ref={ref as Ref<HTMLElement>}
        label={t('courses.persons')}
        name="persons"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={3}
        required
        value={value}
        error={error ?? undefined}
        onChange={onChange}
      />
      <IconButton aria-label={t('courses.fewer')} {...pressIf(persons > 1, () => step(-1))}>
        <Glyph name="minus" />
      </IconButton>
      <IconButton aria-label={t('courses.more')} {...pressIf(persons < max, () => step(1))}>
        <Glyph name="plus" />
      </IconButton>
    </Line>
  )
}
