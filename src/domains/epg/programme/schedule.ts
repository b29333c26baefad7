/** Arranges a channel's events in order, without overlaps, and with a placeholder in each gap (EPG-09). */
import type { ProgrammeEvent } from '../../../contract/epg.ts'

/** Shorter gaps are not shown. */
const minGapSeconds = 60

const isSame = (one: ProgrammeEvent, other: ProgrammeEvent) =>
  one.id === other.id && one.start_timestamp === other.start_timestamp

const inOrder = (events: readonly ProgrammeEvent[]): ProgrammeEvent[] =>
  [...events].sort(
    (one, other) => one.start_timestamp - other.start_timestamp || one.end_timestamp - other.end_timestamp,
  )

/** If two events overlap, the later one is right: the earlier one is cut short, or dropped if both start together. */
function withoutOverlaps(events: readonly ProgrammeEvent[]): ProgrammeEvent[] {
  const shown: ProgrammeEvent[] = []
  for (const event of inOrder(events)) {
    const last = shown[shown.length - 1]
    if (last && isSame(last, event)) continue
    if (last && last.end_timestamp > event.start_timestamp) {
      if (last.start_timestamp === event.start_timestamp) shown.pop()
      else shown[shown.length - 1] = { ...last, end_timestamp: event.start_timestamp, isOpen: false }
    }
    shown.push(event)
  }
  return shown
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
export function arrange(events: readonly ProgrammeEvent[]): ProgrammeEvent[] {
  const told = withoutOverlaps(events.filter((event) => !isOwnGap(event)))
  return told.flatMap((event, at) => {
    const next = told[at + 1]
    const hasGap = next && next.start_timestamp - event.end_timestamp >= minGapSeconds
    return hasGap ? [event, gap(event.end_timestamp, next.start_timestamp)] : [event]
  })
}

/** Returns the event that runs at a moment (Unix seconds). */
export const runningAt = <Event extends ProgrammeEvent>(
  events: readonly Event[],
  seconds: number,
): Event | null =>
  events.find(
    ({ start_timestamp, end_timestamp }) => start_timestamp <= seconds && seconds < end_timestamp,
  ) ?? null
