import type { EpgEvent } from './events.ts'

/** From when to when, in this order in every direction of writing. */
export function Times({ event }: { event: EpgEvent }) {
  return (
    <bdi dir="ltr">
      {event.show_start_time} – {event.show_end_time}
    </bdi>
  )
}
