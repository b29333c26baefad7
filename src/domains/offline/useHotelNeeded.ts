import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { selectIsAway } from '../../core/offlineCache/selectIsAway.ts'
import { reconnectRequested } from '../../core/offlineCache/slice.ts'

/** DOM id of a screen's `HotelNoticePart`. */
export const hotelNoticeId = 'hotel-notice'

/**
 * For actions that need the hotel. While it is unreachable, a press only says so and tries to reconnect; entered values
 * stay.
 * @param isSimulated true if the action sends no request: in a demo
 */
export function useHotelNeeded(isSimulated = false) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isAway = useSelector(selectIsAway) && !isSimulated
  const reconnect = () => void dispatch(reconnectRequested())
  return {
    /** For a `PrimaryAction`, which shows the text itself. */
    missing: isAway ? { text: t('offline.action'), onPress: reconnect } : undefined,
    /** For a group of other controls, on a screen with a `HotelNoticePart`. */
    describedBy: isAway ? hotelNoticeId : undefined,
    /** Runs the action of another control if the hotel is reachable. */
    press: (act: () => void) => (isAway ? reconnect() : act()),
  }
}
