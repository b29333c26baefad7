import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import * as v from 'valibot'
import type { Channel } from '../../../contract/epg.ts'
import { idAsGiven } from '../../../contract/values.ts'
import { useDrafts } from '../../../core/drafts/useDraft.ts'
import { selectHow } from '../../../core/routing/slice.ts'
import type { Span } from '../programme/windows.ts'
import type { Position } from './move.ts'

const draftName = 'guide-place'
const Place = v.object({
  channelId: idAsGiven,
  time: v.number(),
  on: v.picklist(['channel', 'programme']),
  /** First visible row, and first visible time in ms. */
  top: v.number(),
  from: v.number(),
})

/** Where the guest was in the grid, and what of it was visible. */
export interface GridPlace {
  active: Position
  top: number
  from: number
}

/**
 * Returns the place in the grid that the guest returns to by Back or after a reload, else null, and a ref of the present
 * place, which is kept when the guest leaves.
 */
export function useKeptPlace(channels: readonly Channel[], axis: Span) {
  const drafts = useDrafts()
  const store = useStore<Parameters<typeof selectHow>[0]>()
  const [kept] = useState((): GridPlace | null => {
    const how = selectHow(store.getState())
    const place = how === 'pop' || how === 'load' ? drafts.read(draftName, Place) : undefined
    const row = channels.findIndex(({ id }) => id === place?.channelId)
    if (!place || row < 0 || place.time < axis.from || place.time >= axis.to) return null
    const { time, on, top, from } = place
    return { active: { row, time, on }, top, from }
  })
  const present = useRef<GridPlace | null>(kept)
  const latest = useRef(channels)
  latest.current = channels

  useEffect(() => {
    const keep = () => {
      const channel = present.current && latest.current[present.current.active.row]
      if (!present.current || !channel) return
      const { active, top, from } = present.current
      drafts.save(draftName, { channelId: channel.id, time: active.time, on: active.on, top, from })
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [drafts])
  return { kept, present }
}
