import Button from '@mui/material/Button'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { selectIsInDoubt } from '../../../core/sending/slice.ts'
import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { SheetDialog } from '../../../ui/SheetDialog.tsx'
import { useSignIn } from '../../navigation/useSignIn.ts'
import { selectGuestName, selectIsCheckedIn } from '../../session/slice.ts'
import type { CourseEntry } from '../calendar.ts'
import { intentOf } from '../intent.ts'
import { courseClosed, selectBooking, selectIsOpenedGone, selectOpenedEntry } from '../slice.ts'
import { BookingDone } from './BookingDone.tsx'
import { BookingForm } from './BookingForm.tsx'
import { CourseFacts } from './CourseFacts.tsx'

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
