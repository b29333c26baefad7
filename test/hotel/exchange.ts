// The hotel's telephone exchange: rings, connects and ends calls between rooms and departments. It pushes an event to
// the room when a call connects or ends.
import type { CallState, CallTarget } from '../../src/contract/quickCalls.ts'
import {
  answerQuickCall,
  closeQuickCall,
  insertQuickCall,
  openQuickCalls,
  type QuickCall,
  quickCall,
} from './db/quickCalls.ts'
import type { PropertyId } from './seed/properties.ts'
import type { HotelServices } from './services.ts'

/** Time for which a department is rung before the exchange gives up (CALL-07). */
const ringsForMs = 30_000
/** An app that has not polled for this time counts as gone: its call is ended. A hidden page polls once a minute. */
const goneAfterMs = 150_000

/** The id of a call in the guest's app. */
export const nameOf = (id: number) => `c-${id}`
export const numberOf = (name: string) => (/^c-\d+$/.test(name) ? Number(name.slice(2)) : Number.NaN)

type Exchange = Pick<HotelServices, 'db' | 'clock' | 'deskEvents' | 'channels'>

function changed({ deskEvents, channels }: Exchange, { id, room }: QuickCall, state: CallState) {
  deskEvents.emit('quickCalls')
  channels.push(room, 'quickCallChanged', { status: 'OK', root: { id: nameOf(id), state } })
}

/** Returns the id of the new call, or null if the room already has an open call. */
export function ring(
  services: Exchange,
  call: { room: string; property: PropertyId; target: CallTarget },
): number | null {
  const { db, clock, deskEvents } = services
  settle(services, call.room)
  if (openQuickCalls(db, call.room).length > 0) return null
  const id = insertQuickCall(db, { ...call, at: clock.iso() })
  deskEvents.emit('quickCalls')
  return id
}

export function answer(services: Exchange, call: QuickCall): void {
  answerQuickCall(services.db, call.id, services.clock.iso())
  changed(services, call, 'connected')
}

/** Closes an open call; a call that is already over keeps its state. */
export function close(services: Exchange, call: QuickCall, state: 'ended' | 'failed'): void {
  if (call.state === 'ended' || call.state === 'failed') return
  closeQuickCall(services.db, call.id, state, services.clock.iso())
  changed(services, call, state)
}

/** Closes calls that nobody has answered in time, and calls whose app no longer polls; of one room, or of all. */
export function settle(services: Exchange, room: string | null = null): void {
  const { db, clock } = services
  const now = clock.now()
  for (const call of openQuickCalls(db, room)) {
    if (call.state === 'ringing' && now - Date.parse(call.at) >= ringsForMs) close(services, call, 'failed')
    else if (now - Date.parse(call.asked) >= goneAfterMs) close(services, call, 'ended')
  }
}

/** Returns the call in its current state. */
export function callNow(services: Exchange, id: number): QuickCall | undefined {
  settle(services)
  return quickCall(services.db, id)
}
