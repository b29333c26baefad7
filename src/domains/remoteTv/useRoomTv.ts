import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { TvEntry } from '../../contract/rooms.ts'
import { selectDeviceMode, selectIsCheckedIn } from '../session/slice.ts'
import {
  bedroomFirst,
  isSameTv,
  selectAlarmTv,
  selectRemoteTv,
  selectRoomTv,
  tvSelected,
  tvsWanted,
} from './slice.ts'

/** Returns a function that names a television; televisions with the same name are numbered. */
export function useTvLabel(): (tv: TvEntry) => string {
  const { t } = useTranslation()
  const { tvs } = useSelector(selectRemoteTv)
  const nameOf = ({ name }: TvEntry) => name || t('remoteTv.tv')
  return (tv) => {
    const name = nameOf(tv)
    const namesakes = tvs.filter((other) => nameOf(other) === name)
    return namesakes.length > 1 ? `${name} ${namesakes.indexOf(tv) + 1}` : name
  }
}

/**
 * Returns the television that a screen controls, and the list to select from.
 * From a kiosk in the lobby nothing plays on it, where nobody sees it; an alarm is meant for later.
 * @param isForAlarm whether the screen is about waking up or falling asleep: televisions beside a bed come first
 */
export function useRoomTv(isForAlarm = false) {
  const dispatch = useDispatch()
  const { status, tvs, selectedTv } = useSelector(selectRemoteTv)
  const tv = useSelector(isForAlarm ? selectAlarmTv : selectRoomTv)
  const isCheckedIn = useSelector(selectIsCheckedIn)
  const isInLobby = useSelector(selectDeviceMode) === 'kiosk'
  const isControlled = isCheckedIn && (isForAlarm || !isInLobby)
  return {
    // A guest without a room has no television, so the list is not requested.
    status: isCheckedIn ? status : ('success' as const),
    tv: isControlled ? tv : null,
    tvs: isForAlarm ? bedroomFirst(tvs) : tvs,
    /** Whether the guest has several televisions, and has not selected one yet (HOUSE-03). */
    isOpenQuestion: isControlled && tvs.length > 1 && selectedTv === null,
    select: (id: string) => {
      const selected = tvs.find((candidate) => isSameTv(candidate.id, id))
      if (selected) dispatch(tvSelected(selected))
    },
    retry: () => dispatch(tvsWanted()),
  }
}
