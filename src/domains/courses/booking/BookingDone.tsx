import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { Notice } from '../../../ui/Notice.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { courseClosed } from '../slice.ts'

/** Confirms the booking (CRS-17). @param number the hotel's booking number; empty if it has sent none */
export function BookingDone({ number }: { number: string }) {
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
