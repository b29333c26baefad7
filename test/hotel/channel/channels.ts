// All open channels: opens and pings them, finds those of a room, and pushes events to them.
import { randomUUID } from 'node:crypto'
import { callerIn } from '../acts.ts'
import { propertyOf } from '../currentProperty.ts'
import { tvOfMac } from '../db/rooms.ts'
import { reservationOf } from '../db/stays.ts'
import { type DeviceMark, newMark } from '../http/device.ts'
import { ownValue } from '../ownValue.ts'
import { callRates, quietCalls } from '../rates.ts'
import { isDemoRoom } from '../seed/demoRooms.ts'
import type { HotelServices } from '../services.ts'
import { networkOf } from '../signInLimits.ts'
import { Callers } from './callers.ts'
import { encode, frame } from './codec.ts'
import { dispatcher } from './dispatch.ts'
import { LastHeard, missedEvents } from './missed.ts'
import { type ChannelDevice, type ChannelState, guestOn, hears, roomOf, televisionRoomOf } from './session.ts'
import { Turns } from './turns.ts'

/** The connection to one guest's device, independent of the transport. */
export interface Line {
  send: (text: string) => void
  /** Ends the connection at once, without notice. */
  drop: () => void
  /** Bytes that were sent and that the device has not taken yet. Missing where the transport cannot tell. */
  unreadBytes?: () => number
  /** Stop and go on reading from the connection. */
  pause?: () => void
  resume?: () => void
}

/** Callbacks with which the transport reports frames and the end of the connection. */
export interface OpenChannel {
  heard: (text: string) => void
  closed: () => void
}

/** A guest who is signed in on a device. */
export interface GuestOnDevice {
  room: string
  reservation: string
}

interface Entry {
  state: ChannelState
  line: Line
  unanswered: number
  /** When its next frame is handled at the earliest, by the clock of the rates. */
  waitsUntil: number
  /** What it had asked of late when its last frame was handled. */
  taken: number
}

/** Length of an answer that counts as much as a call. */
const charactersOfCall = 50_000

/** What a device may leave unread before the hotel hangs up, and what all devices may leave unread together. */
const maxUnreadBytes = 4 * 1024 * 1024
const maxUnreadBytesOfAll = 32 * 1024 * 1024

/** Open channels of all devices, and of those at one address, which the guests of a house may share. */
const maxChannels = 5000
const maxChannelsOfAddress = 1000
/** Of a room, more than its guests have devices: beyond that they are the first to go. */
const maxChannelsOfRoom = 50

const unreadBytesOf = ({ line }: Entry) => line.unreadBytes?.() ?? 0

/** The modules from which events are sent; all other events are sent from `general`. */
const eventModules: Record<string, { module: string; port: number }> = {
  getPopUpMessages: { module: 'SQMOD_TVMessages', port: 22213 },
  tvMessagesChanged: { module: 'SQMOD_TVMessages', port: 22213 },
  flightInfoChanged: { module: 'SQMOD_FlightInfo', port: 22215 },
  getPopUpCamera: { module: 'SQMOD_Camera', port: 22205 },
  getPopUpWakeUp: { module: 'SQMOD_RemoteControl', port: 22204 },
  orderStatus: { module: 'SQMOD_RetailSystem', port: 22209 },
  roomControlChanged: { module: 'SQMOD_RoomInformation', port: 22202 },
  deviceCommand: { module: 'SQMOD_SystemSettings', port: 22201 },
}
const general = { module: 'SQMOD_GlobalFunctions', port: 22208 }

function eventFrame(name: string, payload: unknown): string {
  const from = ownValue(eventModules, name) ?? general
  return encode({ ...from, function: name, cache_time: 0, message_id: randomUUID() }, payload)
}

export class Channels {
  readonly #entries = new Map<number, Entry>()
  readonly #pinging: NodeJS.Timeout
  readonly #lastHeard = new LastHeard()
  readonly #callers = new Callers()
  #last = 0
  #serving: { services: HotelServices; answering: ReturnType<typeof dispatcher> } | null = null

  /** A device that leaves two pings unanswered counts as disconnected. */
  constructor(pingEvery = 30_000) {
    this.#pinging = setInterval(() => this.#ping(), pingEvery)
    this.#pinging.unref()
  }

  /** Must be called once, after all services have been created. */
  serve(services: HotelServices): void {
    this.#serving = { services, answering: dispatcher(services) }
  }

  open(
    line: Line,
    query: URLSearchParams,
    device: ChannelDevice = { cookie: newMark(), address: '', client: '' },
  ): OpenChannel {
    const { services, answering } = this.#served()
    const state: ChannelState = {
      id: ++this.#last,
      device,
      mac: query.get('mac')?.toLowerCase() ?? null,
      mobile: query.get('mobile') === 'true',
      since: services.clock.iso(),
      lastPong: null,
      session: { kind: 'stranger' },
      standsIn: propertyOf(query.get('property')) ?? '1',
    }
    const entry: Entry = { state, line, unanswered: 0, waitsUntil: 0, taken: 0 }
    this.#entries.set(state.id, entry)
    this.#lastHeard.begin(state, services.clock.now())
    const answer = answering(state)
    const send = (text: string) => {
      this.#charge(entry, text.length / charactersOfCall)
      this.#send(entry, text)
    }
    const ponged = () => {
      entry.unanswered = 0
      state.lastPong = services.clock.iso()
      this.#lastHeard.heard(state, services.clock.now())
    }
    const turns = new Turns(
      (text) => {
        this.#charge(entry, 1)
        answer(text, { send, ponged })
      },
      line,
      {
        callers: this.#callers,
        caller: () => callerIn(roomOf(services, state), device.client),
        taken: () => entry.taken,
        waitMs: () => entry.waitsUntil - services.rates.now(),
      },
    )
    return {
      heard: (text) => {
        if (this.#entries.has(state.id)) turns.take(text)
      },
      closed: () => {
        this.#entries.delete(state.id)
        services.deskEvents.emit('rooms')
      },
    }
  }

  list(): {
    id: number
    room: string | null
    mac: string | null
    mobile: boolean
    lastPong: string | null
  }[] {
    const { services } = this.#served()
    return [...this.#entries.values()].map(({ state: { id, mac, mobile, lastPong }, state }) => ({
      id,
      room: state.session.kind === 'left' ? null : roomOf(services, state),
      mac,
      mobile,
      lastPong,
    }))
  }

  /** How many devices are connected. */
  get count(): number {
    return this.#entries.size
  }

  /** Whether a channel with this mark is open. */
  hasMark(mark: string): boolean {
    return [...this.#entries.values()].some(({ state }) => state.device.cookie === mark)
  }

  /**
   * Makes room for a device of an address where there is none: hangs up on the oldest channel that no guest needs, so
   * that silent channels keep nobody out. Returns whether there is room.
   */
  makeRoom(client: string): boolean {
    const network = networkOf(client)
    const all = [...this.#entries.values()]
    const own = all.filter(({ state }) => networkOf(state.device.client) === network)
    const full = own.length >= maxChannelsOfAddress ? own : all.length >= maxChannels ? all : null
    if (full === null) return true
    const idle = this.#oldestIdle(full)
    if (!idle) return false
    this.#entries.delete(idle.state.id)
    idle.line.drop()
    return true
  }

  /** The oldest channel with neither a guest nor a television of a room, or else of a room that has too many. */
  #oldestIdle(entries: readonly Entry[]): Entry | undefined {
    const newestFirst = entries.toReversed()
    const counts = new Map<string, number>()
    let excess: Entry | undefined
    let idle: Entry | undefined
    for (const entry of newestFirst) {
      const room = this.#guestRoomOf(entry.state)
      if (room === null) idle = entry
      else {
        const count = (counts.get(room) ?? 0) + 1
        counts.set(room, count)
        if (count > maxChannelsOfRoom) excess = entry
      }
    }
    return idle ?? excess
  }

  /** Null also for a guest of the demo, whose room is open to everybody. */
  #guestRoomOf(state: ChannelState): string | null {
    const { session } = state
    if (session.kind === 'guest') return isDemoRoom(session.room) ? null : session.room
    return session.kind === 'stranger' ? televisionRoomOf(this.#served().services, state) : null
  }

  /** Pushes an event to all devices of a room except the device `knows`; returns the number of devices. */
  push(room: string, name: string, payload: unknown, knows?: DeviceMark): number {
    const text = eventFrame(name, payload)
    const devices = this.#of(room, name).filter(({ state }) => !knows?.marks.includes(state.device.cookie))
    for (const entry of devices) this.#send(entry, text)
    return devices.length
  }

  /** Pushes an event to all devices of the room except the one on this channel, which caused the event. */
  pushToOthers({ id }: ChannelState, room: string, name: string, payload: unknown): void {
    const text = eventFrame(name, payload)
    for (const entry of this.#of(room, name)) if (entry.state.id !== id) this.#send(entry, text)
  }

  /** Pushes an event to all devices of the hotel; returns their number. */
  pushToAll(name: string, payload: unknown): number {
    this.sendToAll(eventFrame(name, payload))
    return this.#entries.size
  }

  /** Says again what the device of a channel has missed, after the answer to the call that is being handled. */
  sayAgain(state: ChannelState, room: string): void {
    const { services } = this.#served()
    const heardAt = this.#lastHeard.of(state)
    if (heardAt === undefined) return
    const missed = missedEvents(services, room, heardAt)
    setImmediate(() => {
      const entry = this.#entries.get(state.id)
      for (const { name, payload } of missed) if (entry) this.#send(entry, eventFrame(name, payload))
    })
  }

  /** Returns the guests who are signed in on a device; none for a device without a mark. */
  guestsOf({ marks }: DeviceMark): GuestOnDevice[] {
    const { services } = this.#served()
    return [...this.#entries.values()]
      .filter(({ state: { device } }) => marks.includes(device.cookie))
      .flatMap(({ state }) => guestOn(services, state) ?? [])
      .map(({ room, stay, resident }) => ({ room, reservation: reservationOf(stay, resident) }))
  }

  /** Ends the sessions of a room's guests, with their stay. */
  endStay(room: string): void {
    for (const { state } of this.#entries.values())
      if (state.session.kind === 'guest' && state.session.room === room)
        state.session = { kind: 'left', room }
  }

  sendToAll(text: string): void {
    for (const entry of this.#entries.values()) this.#send(entry, text)
  }

  dropAll(): void {
    for (const { line } of this.#entries.values()) line.drop()
    this.#entries.clear()
  }

  close(): void {
    clearInterval(this.#pinging)
    this.dropAll()
  }

  #served() {
    if (!this.#serving) throw new Error('The channels serve no hotel yet.')
    return this.#serving
  }

  #of(room: string, event: string): Entry[] {
    const { services } = this.#served()
    // A device command contains no guest data: any device that claims the MAC address of the TV may receive it.
    const isSet = ({ mac }: ChannelState) =>
      event === 'deviceCommand' && mac !== null && tvOfMac(services.db, mac)?.room === room
    return [...this.#entries.values()].filter(({ state }) => hears(services, state, room) || isSet(state))
  }

  #ping() {
    for (const [id, entry] of this.#entries) {
      if (entry.unanswered >= 2) {
        entry.line.drop()
        this.#entries.delete(id)
        continue
      }
      entry.unanswered += 1
      this.#send(entry, frame('PING'))
    }
  }

  /** Sends a frame, unless the device has left so much unread that the hotel hangs up. */
  #send(entry: Entry, text: string) {
    const { id } = entry.state
    if (!this.#entries.has(id)) return
    const unread = unreadBytesOf(entry)
    if (unread > maxUnreadBytes) return this.#hangUp(entry)
    // Asking all of them takes time, and who has read nearly everything is not to blame.
    if (unread > maxUnreadBytes / 8 && this.#unreadBytes() > maxUnreadBytesOfAll) return this.#hangUp(entry)
    entry.line.send(text)
  }

  /** A device that asks too much waits; one that asks little does not, whatever others of its address do. */
  #charge(entry: Entry, cost: number) {
    const { services } = this.#served()
    const { rates } = services
    const { id, device } = entry.state
    const own = rates.spend(`channel ${id}`, callRates.channel, cost)
    let { waitMs } = own
    entry.taken = own.taken
    if (own.taken > quietCalls) {
      const caller = callerIn(roomOf(services, entry.state), device.client)
      waitMs = Math.max(waitMs, rates.spend(`calls ${caller}`, callRates.shared, cost).waitMs)
    }
    entry.waitsUntil = rates.now() + waitMs
  }

  #unreadBytes(): number {
    let sum = 0
    for (const entry of this.#entries.values()) sum += unreadBytesOf(entry)
    return sum
  }

  #hangUp({ state, line }: Entry) {
    this.#served().services.log('warn', `channel ${state.id} does not read what it is sent`)
    this.#entries.delete(state.id)
    line.drop()
  }
}
