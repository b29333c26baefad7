// Determines for whom a channel speaks. Every call acts for that room alone.
import { tvOfMac } from '../db/rooms.ts'
import type { Resident, Stay } from '../db/stays.ts'
import { isCheckedIn, stayIn } from '../db/stays.ts'
import { type Property, type PropertyId, properties } from '../seed/properties.ts'
import type { HotelServices } from '../services.ts'

export type Session =
  | { kind: 'stranger' }
  | { kind: 'walk-in'; property: PropertyId }
  /** More than one resident: the hotel does not know yet which of them is speaking. */
  | { kind: 'guest'; room: string; residents: string[] }
  /** The guest's stay has ended: whoever has the room now, it is nothing to this channel. */
  | { kind: 'left'; room: string }

export interface ChannelState {
  readonly id: number
  readonly device: ChannelDevice
  readonly mac: string | null
  readonly mobile: boolean
  readonly since: string
  lastPong: string | null
  session: Session
  /**
   * Property that applies while nobody is signed in: that of the channel's address, of the skin last asked about, or of
   * the last sign-in.
   */
  standsIn: PropertyId
}

/** Identifies the device of a channel, also in its HTTP calls. */
export interface ChannelDevice {
  /** The mark that it received with the channel. */
  cookie: string
  /** What it is called over all its channels, if that is something else. */
  id?: string
  /** IP address of the other end of the socket. */
  address: string
  /** IP address of the device as far as it is known; behind a proxy it differs from the other end of the socket. */
  client: string
}

/** What a handler knows about the caller. */
export interface Caller {
  channel: ChannelState
  messageId: string
}

/** A refusal whose reason the caller receives: the reply has status ERROR and this message. */
export class Refusal extends Error {
  /** Further fields of the reply, such as the code of an error. */
  readonly fields: Readonly<Record<string, unknown>>

  constructor(message: string, fields: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.fields = fields
  }
}

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
 * Returns the room of a television, or null. The device must connect from the address that the hotel gave the TV, and
 * must not be mobile: its `mac` alone proves nothing, as any client can send one.
 */
export function televisionRoomOf(
  { db }: HotelServices,
  { mac, mobile, device }: ChannelState,
): string | null {
  const tv = mac === null || mobile ? undefined : tvOfMac(db, mac)
  return tv && tv.ip === device.address ? tv.room : null
}

/** Returns the room in whose name a device calls, or has called: that of its guest, `walkin`, or that of the TV. */
export function roomOf(services: HotelServices, channel: ChannelState): string | null {
  const { session } = channel
  if (session.kind === 'walk-in') return 'walkin'
  return session.kind === 'stranger' ? televisionRoomOf(services, channel) : session.room
}

/** Whether the device receives the events of a room: that of its guest, or of the TV in a room that has guests. */
export const hears = (services: HotelServices, channel: ChannelState, room: string): boolean =>
  channel.session.kind !== 'left' &&
  roomOf(services, channel) === room &&
  (room === 'walkin' || isCheckedIn(services.db, room))

function visitor(services: HotelServices, caller: Caller): Visitor {
  const { session } = caller.channel
  if (session.kind === 'stranger') throw new Refusal('not authenticated')
  if (session.kind === 'walk-in') return { ...caller, room: null, property: properties[session.property] }
  return guestOf(services, caller)
}

/** Throws a refusal unless exactly one guest of a checked-in room is signed in. */
export function guestOf({ db }: HotelServices, caller: Caller): Guest {
  const { session } = caller.channel
  if (session.kind === 'stranger' || session.kind === 'walk-in') throw new Refusal('not authenticated')
  const stay = stayIn(db, session.room)
  if (!stay?.checkedIn) throw new Refusal('room not checked in')
  if (session.kind === 'left') throw new Refusal('not authenticated')
  const [resident, ...others] = stay.residents.filter(({ id }) => session.residents.includes(id))
  if (!resident || others.length > 0) throw new Refusal('several guests share the room')
  return { ...caller, stay, resident, room: stay.room, property: properties[stay.property] }
}

/** Returns the guest on the channel; null if nobody is signed in, or if it is unclear which guest it is. */
export function guestOn(services: HotelServices, channel: ChannelState): Guest | null {
  try {
    return guestOf(services, { channel, messageId: '' })
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Language of the reply to a call that names no language: the room's, or English for a walk-in guest. */
export const languageOf = ({ db }: HotelServices, { room }: Visitor): string =>
  (room === null ? undefined : stayIn(db, room))?.language ?? 'en'

/** Wraps the handler of a call that a walk-in guest may make too. */
export const forVisitor =
  <Ask, Answer>(services: HotelServices, handle: (ask: Ask, visitor: Visitor) => Answer) =>
  (ask: Ask, caller: Caller): Answer =>
    handle(ask, visitor(services, caller))

/** Wraps the handler of a call that needs a checked-in room. */
export const forGuest =
  <Ask, Answer>(services: HotelServices, handle: (ask: Ask, guest: Guest) => Answer) =>
  (ask: Ask, caller: Caller): Answer =>
    handle(ask, guestOf(services, caller))

/** Refuses data that name another room than the guest's own. */
export function mustBeOwn(room: string, { room: own }: Guest): void {
  if (room !== own) throw new Refusal('not your room')
}
