import type { EpgEvent } from './events.ts'

/** Start and end time, in this order in every text direction. */
export function Times({ event }: { event: EpgEvent }) {
  return <bdi dir="ltr">{`${event.show_start_time} – ${event.show_end_time}`}</bdi>
}
