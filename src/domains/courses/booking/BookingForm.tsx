import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useTextDraft } from '../../../core/drafts/useTextDraft.ts'
import { selectIsInDoubt } from '../../../core/sending/slice.ts'
import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { useHotelNeeded } from '../../offline/useHotelNeeded.ts'
import type { CourseEntry } from '../calendar.ts'
import { personsDraft } from '../drafts.ts'
import { intentOf } from '../intent.ts'
import { maxPersonsOf, personsError, readPersons } from '../persons.ts'
import { bookingConfirmed, selectBooking } from '../slice.ts'
import { PersonsField } from './PersonsField.tsx'

/** Asks for the number of persons (CRS-11, CRS-12). A failed booking keeps the input (CRS-16). */
export function BookingForm({ entry }: { entry: CourseEntry }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { status } = useSelectorWith(selectBooking, entry.key)
  const { missing } = useHotelNeeded()
  const [text, setText] = useTextDraft(personsDraft(entry.key), '1')
  const [isChecked, setIsChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const max = maxPersonsOf(entry.freePlaces)
  const error = isChecked ? personsError(text, max) : null
  const isInDoubt = useSelectorWith(selectIsInDoubt, intentOf(entry))

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (status === 'loading') return
    setIsChecked(true)
    const persons = readPersons(text)
    if (persons === null || personsError(text, max)) field.current?.focus()
    else dispatch(bookingConfirmed({ entry, persons }))
  }
  return (
    <form
      noValidate
      // After a reload the result of the pending booking would be unknown.
      data-prevents-reload={status === 'loading' ? '' : undefined}
      onSubmit={handleSubmit}
    >
      <PersonsField
        ref={field}
        value={text}
        max={max}
        error={
          error && (error === 'missing' ? t('courses.personsMissing') : t('courses.personsRange', { max }))
        }
        onChange={setText}
      />
      {(isInDoubt || status === 'failed') && status !== 'loading' && (
        <Notice tone="error" role="alert">
          {t(isInDoubt ? 'content.request.doubt' : 'courses.failed')}
        </Notice>
      )}
      <PrimaryAction
        type="submit"
        label={t('courses.book')}
        busy={status === 'loading'}
        busyLabel={t('courses.booking')}
        missing={missing}
      />
    </form>
  )
}
