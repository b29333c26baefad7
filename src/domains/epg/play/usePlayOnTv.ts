import { useDispatch, useSelector } from 'react-redux'
import type { Channel } from '../../../contract/epg.ts'
import { useHotelNeeded } from '../../offline/useHotelNeeded.ts'
import { useRoomTv } from '../../remoteTv/useRoomTv.ts'
import { channelChosen, selectPlay } from './slice.ts'

/** Plays a channel on the room's television, where there is one (EPG-21). */
export function usePlayOnTv() {
  const dispatch = useDispatch()
  const { tv } = useRoomTv()
  const { press } = useHotelNeeded()
  const { status, channelId } = useSelector(selectPlay)
  return {
    canPlay: tv !== null,
    /** The channel that the television is being asked for. */
    pendingId: status === 'sending' ? channelId : null,
    /** The channel that it was asked for last, and plays unless somebody has turned to another one. */
    playingId: status === 'success' ? channelId : null,
    play: (channel: Channel) => press(() => dispatch(channelChosen(channel))),
  }
}
