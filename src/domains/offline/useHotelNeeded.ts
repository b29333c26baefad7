import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { selectIsAway } from '../../core/answers/selectIsAway.ts'
import { reconnectRequested } from '../../core/answers/slice.ts'

/** The sentence of a screen's `HotelNoticePart`. */
export const hotelNoticeId = 'hotel-notice'

/**
 * For what only the hotel can carry out. While it is out of reach a press does nothing but say so and look for the
 * hotel; what was entered stays.
 * @param isSimulated nothing is asked of the hotel: a demo
 */
export function useHotelNeeded(isSimulated = false) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isAway = useSelector(selectIsAway) && !isSimulated
  const reconnect = () => void dispatch(reconnectRequested())
  return {
    /** For a `PrimaryAction`, which shows the sentence itself. */
    missing: isAway ? { text: t('offline.action'), onPress: reconnect } : undefined,
    /** For a group of other controls, on a screen with a `HotelNoticePart`. */
    describedBy: isAway ? hotelNoticeId : undefined,
    /** Carries out what another control does, where the hotel is in reach. */
    press: (act: () => void) => (isAway ? reconnect() : act()),
  }
}
