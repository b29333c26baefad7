import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useQuery } from '../../core/routing/useQuery.ts'
import { hotelDate } from '../../core/time/clock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { useGo } from '../navigation/useGo.ts'
import { selectTimezone } from '../property/slice.ts'
import { dayOf, daysOfWeek, mondayOf } from './calendar.ts'
import { coursesPath } from './paths.ts'
import { selectEntries } from './slice.ts'

const clockIntervalMs = 30_000

/** Keeps the selected day in the query string, for a reload. Replaces the history entry: Back leaves the calendar. */
export function useCalendar() {
  const query = useQuery()
  const go = useGo()
  const now = useNow(clockIntervalMs)
  const today = hotelDate(now, useSelector(selectTimezone))
  const day = dayOf(query.get('day'), today)
  const monday = mondayOf(day)
  const days = useMemo(() => daysOfWeek(monday), [monday])
  const entries = useSelector(selectEntries)
  const ofWeek = useMemo(() => entries.filter(({ date }) => days.includes(date)), [entries, days])
  const openDay = (date: string) => go(`${coursesPath}?day=${date}`, { replace: true })
  return { now, today, day, monday, days, entries: ofWeek, openDay }
}
