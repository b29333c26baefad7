import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { selectIsAway } from '../../core/answers/selectIsAway.ts'
import { hotelSought } from '../../core/answers/slice.ts'

/** The sentence of a screen's `HotelNoticePart`. */
export const hotelNoticeId = 'hotel-notice'

/**
 * For what only the hotel can carry out. While it is out of reach a press does nothing but say so and look for the
 * hotel; what was entered stays.
 * @param isActed nothing is asked of the hotel: a demo
 */
export function useHotelNeeded(isActed = false) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isAway = useSelector(selectIsAway) && !isActed
  const seek = () => void dispatch(hotelSought())
  return {
    /** For a `PrimaryAction`, which shows the sentence itself. */
    missing: isAway ? { text: t('offline.action'), onPress: seek } : undefined,
    /** For a group of other controls, on a screen with a `HotelNoticePart`. */
    describedBy: isAway ? hotelNoticeId : undefined,
    /** Carries out what another control does, where the hotel is in reach. */
    press: (act: () => void) => (isAway ? seek() : act()),
  }
}
