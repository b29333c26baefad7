import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectIsAway } from '../../core/offlineCache/selectIsAway.ts'
import { Notice } from '../../ui/Notice.tsx'
import { hotelNoticeId } from './useHotelNeeded.ts'

/** A notice above controls that need the hotel, which says so while the hotel is unreachable. */
export function HotelNoticePart() {
  const { t } = useTranslation()
  return (
    useSelector(selectIsAway) && (
      <div id={hotelNoticeId} style={{ marginTop: '0.75rem' }}>
        <Notice>{t('offline.action')}</Notice>
      </div>
    )
  )
}
