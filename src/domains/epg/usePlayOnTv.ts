import { type FocusEvent, useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Channel } from '../../contract/epg.ts'
import { selectConfig } from '../config/slice.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectIsThisSet } from '../remoteTv/slice.ts'
import { useRoomTv } from '../remoteTv/useRoomTv.ts'
import { selectDeviceMode } from '../session/slice.ts'
import { channelChosen, channelDwelt, selectPlay } from './televisionSlice.ts'

/** Mode `tv`: a channel (`data-channel`) that has held the focus for a while starts playing (EPG-25). */
export function usePlayOnFocus(
  channels: readonly Channel[],
  play: (channel: Channel) => void,
  canPlay: boolean,
) {
  const isActive = useSelector(selectDeviceMode) === 'tv' && canPlay
  const { play_timeout: timeoutMs } = useSelector(selectConfig)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  const handleFocus = ({ target }: FocusEvent) => {
    stop()
    const id = target instanceof HTMLElement ? target.dataset.channel : undefined
    const channel = channels.find((candidate) => String(candidate.id) === id)
    if (isActive && channel) timer.current = setTimeout(() => play(channel), timeoutMs)
  }
  // A click plays the channel at once, so the timer must not play it a second time.
  return { onFocus: handleFocus, onBlur: stop, onClick: stop }
}

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
