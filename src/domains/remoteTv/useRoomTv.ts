import { useDispatch, useSelector } from 'react-redux'
import { selectIsCheckedIn } from '../session/slice.ts'
import { isSameTv, selectRemoteTv, selectRoomTv, tvSelected, tvsWanted } from './slice.ts'

/** Returns the television that a screen controls, and the list to select from. */
export function useRoomTv() {
  const dispatch = useDispatch()
  const { status, tvs } = useSelector(selectRemoteTv)
  const tv = useSelector(selectRoomTv)
  const isCheckedIn = useSelector(selectIsCheckedIn)
  return {
    // A guest without a room has no television, so the list is not requested.
    status: isCheckedIn ? status : ('success' as const),
    tv: isCheckedIn ? tv : null,
    tvs,
    select: (id: string) => {
      const selected = tvs.find((candidate) => isSameTv(candidate.id, id))
      if (selected) dispatch(tvSelected(selected))
    },
    retry: () => dispatch(tvsWanted()),
  }
}
