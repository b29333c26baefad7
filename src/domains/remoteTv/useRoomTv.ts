import { useDispatch, useSelector } from 'react-redux'
import { selectIsCheckedIn } from '../session/slice.ts'
import { bedroomFirst } from './bedroom.ts'
import { isSameTv, selectAlarmTv, selectRemoteTv, selectRoomTv, tvSelected, tvsWanted } from './slice.ts'

/**
 * Returns the television that a screen controls, and the list to select from.
 * @param isForAlarm whether the screen is about waking up or falling asleep: televisions beside a bed come first
 */
export function useRoomTv(isForAlarm = false) {
  const dispatch = useDispatch()
  const { status, tvs, selectedTv } = useSelector(selectRemoteTv)
  const tv = useSelector(isForAlarm ? selectAlarmTv : selectRoomTv)
  const isCheckedIn = useSelector(selectIsCheckedIn)
  return {
    // A guest without a room has no television, so the list is not requested.
    status: isCheckedIn ? status : ('success' as const),
    tv: isCheckedIn ? tv : null,
    tvs: isForAlarm ? bedroomFirst(tvs) : tvs,
    /** Whether the guest has several televisions, and has not selected one yet (HOUSE-03). */
    isOpenQuestion: isCheckedIn && tvs.length > 1 && selectedTv === null,
    select: (id: string) => {
      const selected = tvs.find((candidate) => isSameTv(candidate.id, id))
      if (selected) dispatch(tvSelected(selected))
    },
    retry: () => dispatch(tvsWanted()),
  }
}
