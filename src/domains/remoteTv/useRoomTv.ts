import { useDispatch, useSelector } from 'react-redux'
import { selectIsCheckedIn } from '../session/slice.ts'
import { isSameTv, selectRemoteTv, selectRoomTv, tvSelected, tvsWanted } from './slice.ts'

/** The television that a screen acts on, and the others to choose from. */
export function useRoomTv() {
  const dispatch = useDispatch()
  const { status, tvs } = useSelector(selectRemoteTv)
  const tv = useSelector(selectRoomTv)
  const isCheckedIn = useSelector(selectIsCheckedIn)
  return {
    // Without a room there is no television, and nobody asks for one.
    status: isCheckedIn ? status : ('success' as const),
    tv,
    tvs,
    choose: (id: string) => {
      const chosen = tvs.find((candidate) => isSameTv(candidate.id, id))
      if (chosen) dispatch(tvSelected(chosen))
    },
    retry: () => dispatch(tvsWanted()),
  }
}
