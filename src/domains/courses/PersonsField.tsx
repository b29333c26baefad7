import IconButton from '@mui/material/IconButton'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/Field.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { pressIf } from '../../ui/pressIf.ts'
import { styled } from '../../ui/styled.tsx'

/** Maximum of the API, for a course whose free places are unknown. */
const mostPersons = 99

type PersonsError = 'missing' | 'range'

export const maxPersonsOf = (freePlaces: number | null): number =>
  Math.min(freePlaces ?? mostPersons, mostPersons)

/** Converts Arabic, Persian and full-width digits, which guests may type. */
const withLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(((digit.codePointAt(0) ?? 0) - digitZero(digit)) % 10))

const digitZero = (digit: string): number => {
  if (digit >= '０') return 0xff10
  return digit >= '۰' ? 0x06f0 : 0x0660
}

/** Parses a whole number of persons; null if the text is not one. */
export function readPersons(text: string): number | null {
  const digits = withLatinDigits(text.trim())
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null
}

/** Returns why a number of persons cannot be booked; null if it can (CRS-12). */
export function personsError(text: string, maxPersons: number): PersonsError | null {
  if (text.trim() === '') return 'missing'
  const persons = readPersons(text)
  return persons !== null && persons >= 1 && persons <= maxPersons ? null : 'range'
}

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
