import { useCallback, useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { Channel } from '../../contract/epg.ts'
import { addDays, hotelDate } from '../../core/time/clock.ts'
import { hotelTimeOfMany, momentOf } from '../../core/time/hotelClock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { selectTimezone } from '../property/slice.ts'
import { GroupPills } from './Channels.tsx'
import { ChannelsByTime } from './ChannelsByTime.tsx'
import { eveningClock } from './cells.ts'
import { programmeDays } from './ProgrammeTimes.tsx'
import { inGroup, useGuideAddress } from './useGuide.ts'

const clockMs = 20_000
const minuteMs = 60_000

/** Returns the whole time span of the grid: `programmeDays` days from the hotel's midnight. */
function useAxis(now: number) {
  const timezone = useSelector(selectTimezone)
  const today = hotelDate(now, timezone)
  return useMemo(() => {
    const dates = Array.from({ length: programmeDays }, (_, day) => addDays(today, day))
    const midnight = (date: string) => momentOf(`${date} 00:00:00`, timezone)
    return {
      timezone,
      dates,
      axis: { from: midnight(today), to: midnight(addDays(today, programmeDays)) },
    }
  }, [today, timezone])
}

/** `/epg` by time, on wide screens. */
export function GuideGrid({ channels }: { channels: readonly Channel[] }) {
  const now = Math.floor(useNow(clockMs) / minuteMs) * minuteMs
  const { axis, dates, timezone } = useAxis(now)
  const { group, open } = useGuideAddress()
  const listed = useMemo(() => inGroup(channels, group), [channels, group])
  const place = { channels: listed, axis, now }
  const startOf = useCallback(
    (date: string) => {
      const [today, clock] = hotelTimeOfMany(now, timezone).split(' ')
      // A time that comes twice today would lead to the first one, an hour ago.
      return date === today ? now : momentOf(`${date} ${clock}`, timezone)
    },
    [now, timezone],
  )
  return (
    <ChannelsByTime
      {...place}
      dateAt={(ms) => hotelTimeOfMany(ms, timezone).slice(0, 10)}
      startOf={startOf}
      tonight={momentOf(`${dates[0]} ${eveningClock}`, timezone)}
      dates={dates}
      pills={<GroupPills channels={channels} group={group} onGroup={(next) => open({ group: next })} />}
    />
  )
}
