import { useMemo, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectFavourites } from '../play/slice.ts'
import { channelsNeeded, selectChannels, selectChannelsStatus } from '../slice.ts'

/** The channels, the guest's favourites first (EPG-24). */
export function useChannels() {
  const dispatch = useDispatch()
  const channels = useSelector(selectChannels)
  const status = useSelector(selectChannelsStatus)
  // Read once, so that a channel that becomes a favourite now does not move under the guest's finger.
  const [{ ids }] = useState(useSelector(selectFavourites))
  const ordered = useMemo(() => {
    const first = ids.flatMap((id) => channels.filter((channel) => channel.id === id))
    return first.length === 0 ? channels : [...first, ...channels.filter(({ id }) => !ids.includes(id))]
  }, [channels, ids])
  return { channels: ordered, status, favourites: ids, retry: () => dispatch(channelsNeeded()) }
}
