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
import type { World } from './world.ts'

/** So long a department is rung before the exchange gives up (CALL-07). */
const ringsForMs = 30_000
/** An app that has not asked for so long is gone: its call is put down. A hidden page asks once a minute. */
const goneAfterMs = 150_000

/** How the guest's app names a call. */
export const nameOf = (id: number) => `c-${id}`
export const numberOf = (name: string) => (/^c-\d+$/.test(name) ? Number(name.slice(2)) : Number.NaN)

type Exchange = Pick<World, 'db' | 'clock' | 'news' | 'channels'>

function changed({ news, channels }: Exchange, { id, room }: QuickCall, state: CallState) {
  news.tell('quickCalls')
  channels.push(room, 'quickCallChanged', { status: 'OK', root: { id: nameOf(id), state } })
}

/** Null: the room has a call under way. */
export function ring(
  world: Exchange,
  call: { room: string; property: PropertyId; target: CallTarget },
): number | null {
  const { db, clock, news } = world
  settle(world)
  if (openQuickCalls(db, call.room).length > 0) return null
  const id = insertQuickCall(db, { ...call, at: clock.iso() })
  news.tell('quickCalls')
  return id
}

export function answer(world: Exchange, call: QuickCall): void {
  answerQuickCall(world.db, call.id, world.clock.iso())
  changed(world, call, 'connected')
}

/** A call that is over stays as it ended. */
export function close(world: Exchange, call: QuickCall, state: 'ended' | 'failed'): void {
  if (call.state === 'ended' || call.state === 'failed') return
  closeQuickCall(world.db, call.id, state, world.clock.iso())
  changed(world, call, state)
}

/** Gives up what nobody answers, and puts down what nobody holds any more. */
export function settle(world: Exchange): void {
  const { db, clock } = world
  const now = clock.now()
  for (const call of openQuickCalls(db)) {
    if (call.state === 'ringing' && now - Date.parse(call.at) >= ringsForMs) close(world, call, 'failed')
    else if (now - Date.parse(call.asked) >= goneAfterMs) close(world, call, 'ended')
  }
}

/** As it stands now. */
export function callNow(world: Exchange, id: number): QuickCall | undefined {
  settle(world)
  return quickCall(world.db, id)
}
