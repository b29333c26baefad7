import type { ProgrammeEvent } from '../../../contract/epg.ts'
import { addDays, readableTime } from '../../../core/time/clock.ts'
import { hotelTimeOfMany } from '../../../core/time/hotelClock.ts'
import type { ArrangedEvent } from './schedule.ts'

/** An event with its times formatted for the guest (EPG-07, EPG-08). */
export interface EpgEvent extends ArrangedEvent {
  /** `YYYY-MM-DD` on the hotel's calendar. */
  startDate: string
  /** The date of its end, and that of its last second. */
  endDate: string
  lastDate: string
  show_start_time: string
  show_end_time: string
}

export interface TimeFormat {
  timezone: string | null
  is12Hour: boolean
}

export function readEvent(event: ArrangedEvent, { timezone, is12Hour }: TimeFormat): EpgEvent {
  const start = hotelTimeOfMany(event.start_timestamp * 1000, timezone)
  const end = hotelTimeOfMany(event.end_timestamp * 1000, timezone)
  const last = hotelTimeOfMany((event.end_timestamp - 1) * 1000, timezone)
  return {
    ...event,
    startDate: start.slice(0, 10),
    endDate: end.slice(0, 10),
    lastDate: last.slice(0, 10),
    show_start_time: readableTime(start.slice(11, 16), is12Hour),
    show_end_time: event.isOpen ? '…' : readableTime(end.slice(11, 16), is12Hour),
  }
}

const daySeconds = 24 * 60 * 60

/** Whether it goes on for longer than a day: hours alone would not say when it ends (REAL-10). */
export const isLong = ({ start_timestamp, end_timestamp }: ProgrammeEvent): boolean =>
  end_timestamp - start_timestamp > daySeconds

/** The dates on which an event is listed: that of its start, and if it is long all others that it covers. */
export function datesOfEvent(event: EpgEvent): string[] {
  const dates = [event.startDate]
  if (isLong(event))
    for (let date = event.startDate; date < event.lastDate; ) {
      date = addDays(date, 1)
      dates.push(date)
    }
  return dates
}

/** The dates to choose from, sorted. A date with gaps only is left out (EPG-12). */
export const datesOf = (events: readonly EpgEvent[]): string[] =>
  [...new Set(events.filter(({ type }) => type === 'event').flatMap(datesOfEvent))].sort()

/** The events of a date, in order. */
export const eventsOn = (events: readonly EpgEvent[], date: string | undefined): EpgEvent[] =>
  events.filter((event) => date !== undefined && datesOfEvent(event).includes(date))

/** Returns how much of the event is over at a moment (Unix seconds), 0 to 1. */
export function progressOf({ start_timestamp, end_timestamp }: ProgrammeEvent, seconds: number): number {
  return Math.min(1, Math.max(0, (seconds - start_timestamp) / (end_timestamp - start_timestamp)))
}

/** Minutes until the event ends, rounded up. */
export const minutesLeft = ({ end_timestamp }: ProgrammeEvent, seconds: number): number =>
  Math.max(0, Math.ceil((end_timestamp - seconds) / 60))
