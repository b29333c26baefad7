// What leaves something behind at the hotel: a caller who does it faster than a person can is refused for a while.
import type { CallSpec, RouteSpec } from '../../src/contract/define.ts'
import { calls, routes } from '../../src/contract/index.ts'
import { type ChannelState, Refusal, roomOf } from './channel/session.ts'
import { HttpRefusal, type HttpVisitor } from './http/visitor.ts'
import { actRate, logRate } from './rates.ts'
import { isDemoRoom } from './seed/demoRooms.ts'
import type { HotelServices } from './services.ts'
import { networkOf } from './signInLimits.ts'

const onceIn = (specs: Record<string, CallSpec | RouteSpec>) =>
  Object.keys(specs).filter((name) => specs[name]?.once)
const actingCalls = new Set([...onceIn(calls), 'SQMOD_RemoteControl.setWakeUp'])
const actingRoutes = new Set([...onceIn(routes), 'makeKeySession', 'makeKeyLink', 'verifyAccount'])

/** A guest counts with all devices of the room; the demo's room, which everybody shares, by the address. */
export const callerIn = (room: string | null, address: string): string =>
  room === null || room === 'walkin' || isDemoRoom(room) ? `address ${networkOf(address)}` : `room ${room}`

/** Throws a refusal if the caller has done too much of late. */
export function mayCall(services: HotelServices, call: string, channel: ChannelState): void {
  if (!actingCalls.has(call)) return
  const caller = callerIn(roomOf(services, channel), channel.device.client)
  const wait = services.rates.take(`acts ${caller}`, actRate)
  if (wait > 0) throw new Refusal('too many at once', { code: 'too_many_tries', retry_after: wait })
}

export function mayRequest({ rates }: HotelServices, route: string, { rooms, address }: HttpVisitor): void {
  const [room = null] = rooms
  const wait =
    route === 'writeLog'
      ? rates.take(`log ${networkOf(address)}`, logRate)
      : actingRoutes.has(route)
        ? rates.take(`acts ${callerIn(room, address)}`, actRate)
        : 0
  if (wait > 0) throw new HttpRefusal(429, 'too_many_tries', `Too many at once. Wait ${wait} seconds.`)
}
