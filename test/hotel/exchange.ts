// The house exchange: it rings, connects and ends calls between rooms and departments, and tells the room each time.
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

/** So long a department is rung before the exchange gives up (CALL-07). */
const ringsForMs = 30_000
/** An app that has not asked for so long is gone: its call is put down. A hidden page asks once a minute. */
const goneAfterMs = 150_000

/** How the guest's app names a call. */
export const nameOf = (id: number) => `c-${id}`
export const numberOf = (name: string) => (/^c-\d+$/.test(name) ? Number(name.slice(2)) : Number.NaN)

type Exchange = Pick<HotelServices, 'db' | 'clock' | 'deskEvents' | 'channels'>

function changed({ deskEvents, channels }: Exchange, { id, room }: QuickCall, state: CallState) {
  deskEvents.emit('quickCalls')
  channels.push(room, 'quickCallChanged', { status: 'OK', root: { id: nameOf(id), state } })
}

/** Null: the room has a call under way. */
export function ring(
  services: Exchange,
  call: { room: string; property: PropertyId; target: CallTarget },
): number | null {
  const { db, clock, deskEvents } = services
  settle(services)
  if (openQuickCalls(db, call.room).length > 0) return null
  const id = insertQuickCall(db, { ...call, at: clock.iso() })
  deskEvents.emit('quickCalls')
  return id
}

export function answer(services: Exchange, call: QuickCall): void {
  answerQuickCall(services.db, call.id, services.clock.iso())
  changed(services, call, 'connected')
}

/** A call that is over stays as it ended. */
export function close(services: Exchange, call: QuickCall, state: 'ended' | 'failed'): void {
  if (call.state === 'ended' || call.state === 'failed') return
  closeQuickCall(services.db, call.id, state, services.clock.iso())
  changed(services, call, state)
}

/** Gives up what nobody answers, and puts down what nobody holds any more. */
export function settle(services: Exchange): void {
  const { db, clock } = services
  const now = clock.now()
  for (const call of openQuickCalls(db)) {
    if (call.state === 'ringing' && now - Date.parse(call.at) >= ringsForMs) close(services, call, 'failed')
    else if (now - Date.parse(call.asked) >= goneAfterMs) close(services, call, 'ended')
  }
}

/** As it stands now. */
export function callNow(services: Exchange, id: number): QuickCall | undefined {
  settle(services)
  return quickCall(services.db, id)
}
