// What a device has missed while its channel was dead is said again, once its guest is signed in on the next one.
import { lastRingAt } from '../db/doors.ts'
import { ordersMoved } from '../db/orders.ts'
import { stayIn } from '../db/stays.ts'
import { orderStatusPayload } from '../orderPush.ts'
import type { HotelServices } from '../services.ts'
import type { ChannelState } from './session.ts'

/** Older events are of no use to the guest any more. */
const longestMs = 60 * 60_000
/** Number of devices to remember; the one that was heard first is forgotten first. */
const maxDevices = 5000

const nameOf = ({ id, cookie }: ChannelState['device']) => id ?? cookie

/** Remembers when each device was heard last: what was sent to it until then has arrived. */
export class LastHeard {
  readonly #times = new Map<string, number>()

  /** Begins with a device that opens a channel for the first time. */
  begin({ device }: ChannelState, now: number): void {
    if (!this.#times.has(nameOf(device))) this.heard({ device }, now)
  }

  heard({ device }: Pick<ChannelState, 'device'>, now: number): void {
    this.#times.delete(nameOf(device))
    this.#times.set(nameOf(device), now)
    for (const oldest of this.#times.keys()) {
      if (this.#times.size <= maxDevices) break
      this.#times.delete(oldest)
    }
  }

  of({ device }: ChannelState): number | undefined {
    return this.#times.get(nameOf(device))
  }
}

/** Returns the events, as name and payload, that the room's devices got after a moment: a ring, and steps of orders. */
export function missedEvents({ db, clock }: HotelServices, room: string, heardAt: number) {
  const stay = stayIn(db, room)
  // Nothing that was meant for the guest before.
  const begun = Date.parse(stay?.since ?? '') || 0
  const since = clock.iso(Math.max(heardAt, begun, clock.now() - longestMs))
  const events: { name: string; payload: unknown }[] = []
  const rang = lastRingAt(db, room)
  // With its time, so that the app does not ring for somebody who has left.
  if (rang && rang > since)
    events.push({
      name: 'getPopUpCamera',
      payload: { status: 'OK', root: { cameraInfo: [{ image_base64: '', at: rang }] } },
    })
  for (const order of ordersMoved(db, room, since))
    events.push({ name: 'orderStatus', payload: orderStatusPayload(order, order) })
  return events
}
