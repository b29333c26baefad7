import Button from '@mui/material/Button'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useTextDraft } from '../../core/drafts/useTextDraft.ts'
import { selectIsInDoubt } from '../../core/sending/slice.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { styled } from '../../ui/styled.tsx'
import { useTimes } from '../formats/useTimes.ts'
import { useSignIn } from '../navigation/useSignIn.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectGuestName, selectIsCheckedIn } from '../session/slice.ts'
import type { CourseEntry } from './calendar.ts'
import { maxPersonsOf, PersonsField, personsError, readPersons } from './PersonsField.tsx'
import {
  bookingConfirmed,
  courseClosed,
  intentOf,
  personsDraft,
  selectBooking,
  selectIsOpenedGone,
  selectOpenedEntry,
} from './slice.ts'

/** Asks for the number of persons (CRS-11, CRS-12). A failed booking keeps the input (CRS-16). */
function BookingForm({ entry }: { entry: CourseEntry }) {
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

const Text = styled('p')({ margin: '0 0 1rem', whiteSpace: 'pre-line' })

/** Course, date, place, trainer and free places (CRS-11). */
function CourseFacts({ entry }: { entry: CourseEntry }) {
  const { t } = useTranslation()
  const { date: written, time: readableTime } = useTimes()
  const { description, date, startTime, endTime, location, trainer, freePlaces } = entry
  // Start and end stay on one line.
  const times = [startTime, endTime].filter(Boolean).map(readableTime).join(' – ').replace(/ /g, '\u00A0')
  const facts = [
    [t('courses.date'), t('words.list', { before: written(date), next: times })],
    [t('courses.place'), location],
    [t('courses.trainer'), trainer],
    [t('courses.freePlaces'), freePlaces === null ? '' : String(freePlaces)],
  ] as const
  return (
    <>
      {description && <Text dir="auto">{description}</Text>}
      <Facts facts={facts} />
    </>
  )
}

/** Confirms the booking (CRS-17). @param number the hotel's booking number; empty if it has sent none */
function BookingDone({ number }: { number: string }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  return (
    <>
      <Notice tone="success" role="status">
        <div>{t('courses.done')}</div>
        {number && <div>{t('courses.number', { number })}</div>}
      </Notice>
      <PrimaryAction label={t('content.request.done')} onClick={() => dispatch(courseClosed())} />
    </>
  )
}

/** @param now milliseconds since 1970 */
export function BookingDialog({ now }: { now: number }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const entry = useSelector(selectOpenedEntry)
  // Keeps the last entry rendered during the closing transition.
  const last = useRef(entry)
  if (entry) last.current = entry
  const shown = entry ?? last.current
  if (!shown) return null
  return (
    <SheetDialog
      open={entry !== null}
      onClose={() => dispatch(courseClosed())}
      title={shown.name}
      closeLabel={t('app.close')}
    >
      <CourseFacts entry={shown} />
      <Booking key={shown.key} entry={shown} now={now} />
    </SheetDialog>
  )
}

/** The actions for a date: book, sign in first, or a notice that it cannot be booked. */
function Booking({ entry, now }: { entry: CourseEntry; now: number }) {
  const { t } = useTranslation()
  const { status, number } = useSelectorWith(selectBooking, entry.key)
  const isInDoubt = useSelectorWith(selectIsInDoubt, intentOf(entry))
  const isGuest = useSelector(selectGuestName) !== ''
  const isGone = useSelector(selectIsOpenedGone)
  const isCheckedIn = useSelector(selectIsCheckedIn)
  const signIn = useSignIn()
  if (status === 'success') return <BookingDone number={number} />
  if (isGone && status !== 'loading')
    return (
      <Notice tone="warning" role="alert">
        {t('again.gone') + (isInDoubt ? ` ${t('content.request.doubt')}` : '')}
      </Notice>
    )
  if (entry.start <= now) return <Notice>{t('courses.past')}</Notice>
  // No request is sent for a course without free places (CRS-15).
  if (status === 'full' || (entry.freePlaces === 0 && status !== 'loading'))
    return (
      <Notice tone="warning" role="alert">
        {t('courses.fullText') + (isInDoubt ? ` ${t('content.request.doubt')}` : '')}
      </Notice>
    )
  if (!isGuest)
    return (
      <>
        <Notice>{t('courses.signIn')}</Notice>
        <Button variant="contained" fullWidth onClick={signIn}>
          <span>{t('guest.signIn')}</span>
        </Button>
      </>
    )
  if (!isCheckedIn) return <Notice>{t('errors.notCheckedIn')}</Notice>
  return <BookingForm entry={entry} />
}
