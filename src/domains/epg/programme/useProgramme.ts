import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { Id } from '../../../contract/looseId.ts'
import { addDays, hotelDate } from '../../../core/time/clock.ts'
import { momentOf } from '../../../core/time/hotelClock.ts'
import { useNow } from '../../../core/time/useNow.ts'
import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { selectTimezone } from '../../property/slice.ts'
import { selectEpgChannel } from '../slice.ts'
import { datesOf } from './events.ts'
import { useWanted } from './useWanted.ts'

/** Number of days of programme that are loaded, including today. */
export const programmeDays = 7

const clockMs = 15_000

/** Loads the programme of one channel, from the hotel's midnight on. @param id null to load nothing */
export function useProgramme(id: Id | null) {
  const timezone = useSelector(selectTimezone)
  const now = useNow(clockMs)
  const today = hotelDate(now, timezone)
  const wanted = useMemo(() => {
    if (id === null) return null
    const midnight = (date: string) => momentOf(`${date} 00:00:00`, timezone)
    const span = { from: midnight(today), to: midnight(addDays(today, programmeDays)) }
    return { kind: 'programme' as const, ids: [id], span }
  }, [id, today, timezone])
  useWanted(wanted)
  const entry = useSelectorWith(selectEpgChannel, id ?? -1)
  const events = entry?.events
  const dates = useMemo(() => datesOf(events ?? []), [events])
  return {
    status: entry?.status ?? 'unknown',
    events: events ?? noEvents,
    dates,
    today,
    seconds: Math.floor(now / 1000),
  }
}

const noEvents: never[] = []
