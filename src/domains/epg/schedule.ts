/**
 * Decides what runs when on a channel (REAL-10), and arranges its events by that: in order, without overlaps, and with a
 * placeholder in each gap (EPG-09). List, page and grid ask here.
 */
import type { ProgrammeEvent } from '../../contract/epg.ts'
import { addDays, readableTime } from '../../core/time/clock.ts'
import { hotelTimeOfMany } from '../../core/time/hotelClock.ts'

/** Shorter gaps are not shown. */
const minGapSeconds = 60

/** Whether an event is named rather than another that runs at the same time: see {@link runningAt}. */
function isBefore(one: ProgrammeEvent, other: ProgrammeEvent): boolean {
  if (one.type !== other.type) return one.type === 'event'
  return (
    one.start_timestamp > other.start_timestamp ||
    (one.start_timestamp === other.start_timestamp && one.end_timestamp >= other.end_timestamp)
  )
}

const covers = ({ start_timestamp, end_timestamp }: ProgrammeEvent, seconds: number) =>
  start_timestamp <= seconds && seconds < end_timestamp

/**
 * Returns the event that runs at a moment (Unix seconds). If several cover it, a programme precedes a placeholder, then
 * the latest to begin: a short programme within a long block interrupts it, and the block goes on afterwards. Of those
 * that begin together the longest.
 */
export const runningAt = <Event extends ProgrammeEvent>(
  events: readonly Event[],
  seconds: number,
): Event | null =>
  events.reduce<Event | null>(
    (best, event) => (covers(event, seconds) && (!best || isBefore(event, best)) ? event : best),
    null,
  )

/** An event whose end is unknown ends where the next one begins (REAL-04). */
function closed(sorted: readonly ProgrammeEvent[]): ArrangedEvent[] {
  return sorted.map((event, at) => {
    if (!event.isOpen) return event
    const next = sorted.slice(at + 1).find(({ start_timestamp }) => start_timestamp > event.start_timestamp)
    if (!next || next.start_timestamp >= event.end_timestamp) return event
    const { start_timestamp, end_timestamp, isOpen } = event
    const whole = { start_timestamp, end_timestamp, isOpen }
    return { ...event, end_timestamp: next.start_timestamp, isOpen: false, whole }
  })
}

/** An event as it is arranged, which may be a part of one that another interrupts. */
interface ArrangedEvent extends ProgrammeEvent {
  /** The event as the hotel names it, so that it can be arranged anew with those that are loaded later. */
  whole?: Pick<ProgrammeEvent, 'start_timestamp' | 'end_timestamp' | 'isOpen'>
}

/** Restores the events of which there are parts. What comes twice, in two answers, is taken once, as it came last. */
function wholeOf(events: readonly ArrangedEvent[]): ProgrammeEvent[] {
  const known = new Map<string, ProgrammeEvent>()
  for (const { whole, ...event } of events) {
    const named = { ...event, ...whole }
    known.set(`${named.start_timestamp} ${named.type} ${named.id}`, named)
  }
  return [...known.values()]
}

/** Cuts events into parts that do not overlap: at each moment the one that runs then. */
function withoutOverlaps(events: readonly ArrangedEvent[]): ArrangedEvent[] {
  const lasting = wholeOf(events).filter(
    ({ start_timestamp, end_timestamp }) => start_timestamp < end_timestamp,
  )
  const sorted = closed(lasting.sort((one, other) => one.start_timestamp - other.start_timestamp))
  const edges = sorted.flatMap(({ start_timestamp, end_timestamp }) => [start_timestamp, end_timestamp])
  const moments = [...new Set(edges)].sort((one, other) => one - other)
  const parts: ArrangedEvent[] = []
  let begun = 0
  let running: ArrangedEvent[] = []
  let before: ArrangedEvent | null = null
  for (const [at, from] of moments.entries()) {
    while (begun < sorted.length && (sorted[begun]?.start_timestamp ?? from) <= from)
      running = running.concat(sorted[begun++] ?? [])
    running = running.filter(({ end_timestamp }) => end_timestamp > from)
    const event = runningAt(running, from)
    const to = moments[at + 1] ?? from
    const last = parts[parts.length - 1]
    if (event && event === before && last) parts[parts.length - 1] = part(event, last.start_timestamp, to)
    else if (event) parts.push(part(event, from, to))
    before = event
  }
  return parts
}

function part(event: ArrangedEvent, from: number, to: number): ArrangedEvent {
  const { start_timestamp, end_timestamp, isOpen } = event
  if (from === start_timestamp && to === end_timestamp) return event
  const whole = event.whole ?? { start_timestamp, end_timestamp, isOpen }
  return { ...event, start_timestamp: from, end_timestamp: to, whole }
}

const gap = (start: number, end: number): ProgrammeEvent => ({
  id: `gap-${start}`,
  type: 'placeholder',
  title: '',
  description: '',
  start_timestamp: start,
  end_timestamp: end,
  isOpen: false,
})

const isOwnGap = ({ id, start_timestamp }: ProgrammeEvent) => id === `gap-${start_timestamp}`

/** Arranges loaded events for display. The input may be in any order and may contain duplicates and placeholders. */
export function arrange(events: readonly ArrangedEvent[]): ArrangedEvent[] {
  const told = withoutOverlaps(events.filter((event) => !isOwnGap(event)))
  return told.flatMap((event, at) => {
    const next = told[at + 1]
    const hasGap = next && next.start_timestamp - event.end_timestamp >= minGapSeconds
    return hasGap ? [event, gap(event.end_timestamp, next.start_timestamp)] : [event]
  })
}

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

interface TimeFormat {
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
function datesOfEvent(event: EpgEvent): string[] {
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

/** A span of time, in ms since 1970. */
export interface Span {
  from: number
  to: number
}

/**
 * Returns the part of the wanted span that has to be requested; null if the known span covers it. The known
 * span stays contiguous, so the part between the two is requested as well.
 */
export function missingSpan(known: Span | null, wanted: Span): Span | null {
  if (!known) return wanted
  if (wanted.from < known.from) return { from: wanted.from, to: known.from }
  if (wanted.to > known.to) return { from: known.to, to: wanted.to }
  return null
}

export const unitedSpan = (known: Span | null, asked: Span): Span =>
  known ? { from: Math.min(known.from, asked.from), to: Math.max(known.to, asked.to) } : asked

/** Formats a moment as the API does: ISO 8601 UTC, without fractions. */
export const isoOf = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`
