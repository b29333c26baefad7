// Who a channel speaks for. Every call acts for that room alone.
import { tvOfMac } from '../db/rooms.ts'
import type { Resident, Stay } from '../db/stays.ts'
import { stayIn } from '../db/stays.ts'
import { type Property, type PropertyId, properties } from '../seed/properties.ts'
import type { HotelServices } from '../services.ts'

export type Session =
  | { kind: 'stranger' }
  | { kind: 'walk-in'; property: PropertyId }
  /** More than one resident: the hotel does not know yet which of them is speaking. */
  | { kind: 'guest'; room: string; residents: string[] }

export interface ChannelState {
  readonly id: number
  readonly device: ChannelDevice
  readonly mac: string | null
  readonly mobile: boolean
  readonly since: string
  lastPong: string | null
  session: Session
  /** The property of the skin that was asked about last: where a stranger stands. */
  standsIn: PropertyId
}

/** The device at the other end, as its HTTP calls can be known by. */
export interface ChannelDevice {
  /** Its cookie: the one that it showed, or that it was given when the channel opened. */
  cookie: string
  /** The other end of the socket. */
  address: string
  /** Where the device is, as far as it can be known: behind a proxy that is not the other end of the socket. */
  client: string
}

/** What a handler knows of the one who calls. */
export interface Caller {
  channel: ChannelState
  messageId: string
}

/** A reason that is told to the one who asked: the reply has status ERROR and this message. */
export class Refusal extends Error {}

export interface Visitor extends Caller {
  property: Property
  /** Null for a walk-in guest. */
  room: string | null
}

export interface Guest extends Visitor {
  room: string
  stay: Stay
  resident: Resident
}

/**
 * The room of a television: it comes from the address that the hotel gave it, and says that it is no phone. Its `mac`
 * alone proves nothing, as anybody can write one.
 */
export function televisionRoomOf(
  { db }: HotelServices,
  { mac, mobile, device }: ChannelState,
): string | null {
  const tv = mac === null || mobile ? undefined : tvOfMac(db, mac)
  return tv && tv.ip === device.address ? tv.room : null
}

/** The room that a device belongs to: that of its guest, else that on whose wall it hangs. */
export function roomOf(services: HotelServices, channel: ChannelState): string | null {
  if (channel.session.kind === 'guest') return channel.session.room
  if (channel.session.kind === 'walk-in') return 'walkin'
  return televisionRoomOf(services, channel)
}

function visitor(services: HotelServices, caller: Caller): Visitor {
  const { session } = caller.channel
  if (session.kind === 'stranger') throw new Refusal('not authenticated')
  if (session.kind === 'walk-in') return { ...caller, room: null, property: properties[session.property] }
  return guest(services, caller)
}

function guest({ db }: HotelServices, caller: Caller): Guest {
  const { session } = caller.channel
  if (session.kind !== 'guest') throw new Refusal('not authenticated')
  const stay = stayIn(db, session.room)
  if (!stay?.checkedIn) throw new Refusal('room not checked in')
  const [resident, ...others] = stay.residents.filter(({ id }) => session.residents.includes(id))
  if (!resident || others.length > 0) throw new Refusal('several guests share the room')
  return { ...caller, stay, resident, room: stay.room, property: properties[stay.property] }
}

/** The room of the guest who is signed in on the channel; null while nobody is, or nobody knows which of several. */
export function guestRoomOf(services: HotelServices, channel: ChannelState): string | null {
  try {
    return guest(services, { channel, messageId: '' }).room
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Of the answer to a call that names no language: that of the room is the best guess. A walk-in guest reads English. */
export const languageOf = ({ db }: HotelServices, { room }: Visitor): string =>
  (room === null ? undefined : stayIn(db, room))?.language ?? 'en'

/** For a call that a walk-in guest may make too. */
export const forVisitor =
  <Ask, Answer>(services: HotelServices, handle: (ask: Ask, visitor: Visitor) => Answer) =>
  (ask: Ask, caller: Caller): Answer =>
    handle(ask, visitor(services, caller))

/** For a call that needs a checked-in room. */
export const forGuest =
  <Ask, Answer>(services: HotelServices, handle: (ask: Ask, guest: Guest) => Answer) =>
  (ask: Ask, caller: Caller): Answer =>
    handle(ask, guest(services, caller))

/** Refuses data that name another room than the guest's own. */
export function mustBeOwn(room: string, { room: own }: Guest): void {
  if (room !== own) throw new Refusal('not your room')
}
