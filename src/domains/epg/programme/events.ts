import type { ProgrammeEvent } from '../../../contract/epg.ts'
import { readableTime } from '../../../core/time/clock.ts'
import { hotelTimeOfMany } from '../../../core/time/hotelClock.ts'

/** An event with its times formatted for the guest (EPG-07, EPG-08). */
export interface EpgEvent extends ProgrammeEvent {
  /** `YYYY-MM-DD` on the hotel's calendar. */
  startDate: string
  show_start_time: string
  show_end_time: string
}

export interface TimeFormat {
  timezone: string | null
  is12Hour: boolean
}

export function readEvent(event: ProgrammeEvent, { timezone, is12Hour }: TimeFormat): EpgEvent {
  const start = hotelTimeOfMany(event.start_timestamp * 1000, timezone)
  const end = hotelTimeOfMany(event.end_timestamp * 1000, timezone)
  return {
    ...event,
    startDate: start.slice(0, 10),
    show_start_time: readableTime(start.slice(11, 16), is12Hour),
    show_end_time: event.isOpen ? '…' : readableTime(end.slice(11, 16), is12Hour),
  }
}

/** The dates to choose from, sorted. A date with gaps only is left out (EPG-12). */
export const datesOf = (events: readonly EpgEvent[]): string[] =>
  [...new Set(events.filter(({ type }) => type === 'event').map(({ startDate }) => startDate))].sort()

/** Returns how much of the event is over at a moment (Unix seconds), 0 to 1. */
export function progressOf({ start_timestamp, end_timestamp }: ProgrammeEvent, seconds: number): number {
  return Math.min(1, Math.max(0, (seconds - start_timestamp) / (end_timestamp - start_timestamp)))
}

/** Minutes until the event ends, rounded up. */
export const minutesLeft = ({ end_timestamp }: ProgrammeEvent, seconds: number): number =>
  Math.max(0, Math.ceil((end_timestamp - seconds) / 60))
