import type { SyntheticEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectIsAway } from '../../core/offlineCache/selectIsAway.ts'
import { reconnectRequested } from '../../core/offlineCache/slice.ts'
import type { Unavailable } from '../../ui/pressIf.ts'

/** DOM id of the sentence that says until when such controls wait; `AsOfPart` renders it. */
export const awayTextId = 'hotel-away'

/** A control that acts through the hotel, for a spread: what it does, and how it looks while it cannot. */
export type HotelPress = { onClick: () => void } & Partial<Unavailable>

/**
 * For controls that act through the hotel. While it is unreachable they look unavailable and keep their focus; a press
 * only lets the line at the top say so, and tries to reconnect. Entered values stay.
 * @param isSimulated true if the action sends no request: in a demo
 */
export function useHotelNeeded(isSimulated = false) {
  const dispatch = useDispatch()
  const isAway = useSelector(selectIsAway) && !isSimulated
  const reconnect = () => void dispatch(reconnectRequested())
  const away: Unavailable | undefined = isAway
    ? {
        'aria-disabled': true,
        'aria-describedby': awayTextId,
        'data-away': '',
        onClickCapture: (event: SyntheticEvent) => {
          event.preventDefault()
          event.stopPropagation()
          reconnect()
        },
      }
    : undefined
  return {
    /** For a `PrimaryAction`. */
    missing: isAway ? { describedBy: awayTextId, onPress: reconnect } : undefined,
    /** For any other control, or for a group of them. */
    away,
    /** Runs an action that does not begin with a click if the hotel is reachable. */
    press: (act: () => void) => (isAway ? reconnect() : act()),
  }
}
