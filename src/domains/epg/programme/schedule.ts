/**
 * Decides what runs when on a channel (REAL-10), and arranges its events by that: in order, without overlaps, and with a
 * placeholder in each gap (EPG-09). List, page and grid ask here.
 */
import type { ProgrammeEvent } from '../../../contract/epg.ts'

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
export interface ArrangedEvent extends ProgrammeEvent {
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
