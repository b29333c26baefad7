import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Notice } from '../../../ui/Notice.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { courseClosed, selectBookingNumber } from '../slice.ts'

/** The hotel has taken the booking (CRS-17). */
export function BookingDone() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const number = useSelector(selectBookingNumber)
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
