import { type FocusEvent, useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { Channel } from '../../../contract/epg.ts'
import { selectConfig } from '../../config/slice.ts'
import { selectDeviceMode } from '../../session/slice.ts'

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
