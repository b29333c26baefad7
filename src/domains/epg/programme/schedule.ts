/** What a channel shows, in order: without overlaps, and with a placeholder where nothing is known (EPG-09). */
import type { ProgrammeEvent } from '../../../contract/epg.ts'

/** A shorter gap is nothing that anybody would notice. */
const minGapSeconds = 60

const isSame = (one: ProgrammeEvent, other: ProgrammeEvent) =>
  one.id === other.id && one.start_timestamp === other.start_timestamp

const inOrder = (events: readonly ProgrammeEvent[]): ProgrammeEvent[] =>
  [...events].sort(
    (one, other) => one.start_timestamp - other.start_timestamp || one.end_timestamp - other.end_timestamp,
  )

/** Of two at the same time the one that begins later is right: what ran over was cut short for it. */
function withoutOverlaps(events: readonly ProgrammeEvent[]): ProgrammeEvent[] {
  const shown: ProgrammeEvent[] = []
  for (const event of inOrder(events)) {
    const last = shown[shown.length - 1]
    if (last && isSame(last, event)) continue
    if (last && last.end_timestamp > event.start_timestamp) {
      if (last.start_timestamp === event.start_timestamp) shown.pop()
      else shown[shown.length - 1] = { ...last, end_timestamp: event.start_timestamp }
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
})

const isOwnGap = ({ id, start_timestamp }: ProgrammeEvent) => id === `gap-${start_timestamp}`

/** The events as they can be shown, from any that were loaded, in whatever order, and some of them twice. */
export function arrange(events: readonly ProgrammeEvent[]): ProgrammeEvent[] {
  const told = withoutOverlaps(events.filter((event) => !isOwnGap(event)))
  return told.flatMap((event, at) => {
    const next = told[at + 1]
    const hasGap = next && next.start_timestamp - event.end_timestamp >= minGapSeconds
    return hasGap ? [event, gap(event.end_timestamp, next.start_timestamp)] : [event]
  })
}

/** What runs at a moment (Unix seconds). */
export const runningAt = <Event extends ProgrammeEvent>(
  events: readonly Event[],
  seconds: number,
): Event | null =>
  events.find(
    ({ start_timestamp, end_timestamp }) => start_timestamp <= seconds && seconds < end_timestamp,
  ) ?? null
