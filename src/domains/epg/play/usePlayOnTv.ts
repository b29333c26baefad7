import { useDispatch, useSelector } from 'react-redux'
import type { Channel } from '../../../contract/epg.ts'
import { useHotelNeeded } from '../../offline/useHotelNeeded.ts'
import { selectIsThisSet } from '../../remoteTv/slice.ts'
import { useRoomTv } from '../../remoteTv/useRoomTv.ts'
import { channelChosen, channelDwelt, selectPlay } from './slice.ts'

/** Plays a channel on the room's television, if there is one (EPG-21). */
export function usePlayOnTv() {
  const dispatch = useDispatch()
  const { tv } = useRoomTv()
  const { press } = useHotelNeeded()
  const { status, channelId } = useSelector(selectPlay)
  return {
    canPlay: tv !== null,
    /** The channel whose request is pending. */
    pendingId: status === 'sending' ? channelId : null,
    /** The last channel that was played successfully; somebody may have switched to another since. */
    playingId: status === 'success' ? channelId : null,
    play: (channel: Channel) => press(() => dispatch(channelChosen(channel))),
    /** Plays a channel that has held the focus for a while. */
    preview: (channel: Channel) => press(() => dispatch(channelDwelt(channel))),
    /** Key of the text of the button: the guest of a television watches there and then. */
    label: useSelector(selectIsThisSet) ? ('epg.watch' as const) : ('epg.playOnTv' as const),
  }
}
