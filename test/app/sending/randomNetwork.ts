/**
 * The network between the tabs and the hotel, in process: it carries frames and requests, each after a few milliseconds,
 * keeps their order, and does to the next message of a guest what the run wants. What it has carried is the truth about
 * what can be known on the device.
 */
import { vi } from 'vitest'
import type { openHotel } from '../../hotel/hotel.ts'
import { atEnd } from '../atEnd.ts'
import type { Chance } from './randomChance.ts'
import { inTab, presentTab, type TabContext } from './randomContext.ts'
import { awaited } from './randomTime.ts'

/** What happens to the next thing that a guest sends. The statuses exist over HTTP only; the channel has an ERROR. */
export const messageFaults = [
  'answer lost',
  'message lost',
  'answer late',
  'dropped after',
  'dropped before',
  'refused',
  '500 before',
  '500 after',
  '502 before',
  '502 after',
  '504 before',
  '504 after',
] as const
export type MessageFault = (typeof messageFaults)[number]

/** One message of a guest, as it was sent. */
export interface Carried {
  tab: TabContext
  id: string
  /** `sendEMail` and the like. */
  call: string
  payload: unknown
  fault: MessageFault | null
  isAnswered: boolean
  /** The browser kept nothing when the answer came: no other page can know of it. */
  isForgotten: boolean
  /** The browser kept nothing when it left. */
  isUnkept: boolean
}

interface Frame {
  dispatch?: { function?: string; message_id?: string; module?: string }
  payload?: unknown
}

const intentCalls = ['transmitOrder', 'getBuyMovie', 'sendEMail']
const bookingPath = '/api/tac/v1/add-booking-class'
/** Frames that no hotel should send. */
const garbled = {
  cut: '\u0002{"dispatch":{"module":"SQMOD_Auth","function":"authen',
  'without a word': '\u0002\u0003',
  'that does not parse': '\u0002{"dispatch":}\u0003',
  'that is no text': new ArrayBuffer(16),
  'of nobody':
    '\u0002{"dispatch":{"function":"orderStatus"},"payload":{"root":{"order_id":{},"status":[]}}}\u0003',
  'nested too deep': `\u0002{"payload":${'['.repeat(5000)}${']'.repeat(5000)}}\u0003`,
  'far too large': `\u0002{"dispatch":{"function":"getPopUpMessages"},"payload":"${'x'.repeat(1_000_000)}"}\u0003`,
}
/** Longer than any time-out of what a guest sends. */
const lateMs = 65_000
export const origin = 'http://hotel.test'

function read(text: string): Frame {
  try {
    return JSON.parse(text.slice(1, -1))
  } catch {
    return {}
  }
}

/** @param keepsNothing whether the browser keeps nothing now */
export function openNetwork(
  hotel: ReturnType<typeof openHotel>,
  chance: Chance,
  keepsNothing: () => boolean,
) {
  const carried: Carried[] = []
  const sockets = new Set<NetSocket>()
  let armed: MessageFault | null = null
  let isCut = false
  const latency = () => (chance.isTrue(0.7) ? 10 + chance.below(60) : 100 + chance.below(900))
  const takeFault = () => {
    const fault = armed
    armed = null
    return fault
  }
  const note = (of: Pick<Carried, 'tab' | 'id' | 'call' | 'payload' | 'fault'>): Carried => {
    const message = { ...of, isAnswered: false, isForgotten: false, isUnkept: keepsNothing() }
    carried.push(message)
    return message
  }
  const answer = (message: Carried) =>
    Object.assign(message, { isAnswered: true, isForgotten: keepsNothing() })

  class NetSocket {
    readyState = 0
    isSilent = false
    #lastAt = 0
    #tab = presentTab() as TabContext
    #listeners: [string, (event: object) => void][] = []
    #channel: ReturnType<typeof hotel.channels.open> | null = null
    #fates = new Map<string, Carried>()

    constructor(address: string) {
      sockets.add(this)
      this.#tab.endings.push(() => this.drop(true))
      setTimeout(() => this.#open(new URL(address)), latency())
    }

    #open(address: URL) {
      if (this.readyState !== 0) return
      if (isCut) return this.drop()
      this.readyState = 1
      const line = { send: (text: string) => this.#receive(text), drop: () => this.drop() }
      const device = { cookie: 'phone', address: '10.0.0.9', client: '10.0.0.9' }
      this.#channel = hotel.channels.open(line, address.searchParams, device)
      this.#emit('open', {})
    }

    #emit(type: string, event: object) {
      if (this.#tab.isDead) return
      for (const [of, listener] of this.#listeners) if (of === type) inTab(this.#tab, () => listener(event))
    }

    #receive(text: string) {
      const message = this.#fates.get(read(text).dispatch?.message_id ?? '')
      if (message?.fault === 'answer lost') return
      // Frames keep their order, but for the one that is late.
      // Nothing is due later than in a second, unless the clock of the device was set back meanwhile.
      const lastAt = this.#lastAt > Date.now() + 1000 ? 0 : this.#lastAt
      this.#lastAt = Math.max(lastAt, Date.now() + latency())
      const ms = message?.fault === 'answer late' ? lateMs : this.#lastAt - Date.now()
      setTimeout(() => {
        if (this.readyState !== 1 || this.isSilent || this.#tab.isDead) return
        if (message && message.fault !== 'answer late') answer(message)
        this.#emit('message', { data: text })
      }, ms)
    }

    /** The page hears what the hotel has never said. */
    say(data: unknown) {
      if (this.readyState === 1 && !this.isSilent) this.#emit('message', { data })
    }

    addEventListener(type: string, listener: (event: object) => void) {
      this.#listeners.push([type, listener])
    }

    send(text: string) {
      if (this.readyState !== 1 || this.#tab.isDead) return
      const { dispatch, payload } = read(text)
      const call = dispatch?.function ?? ''
      if (!intentCalls.includes(call)) return this.#carry(text)
      const fault = takeFault()
      const id = dispatch?.message_id ?? ''
      this.#fates.set(id, note({ tab: this.#tab, id, call, payload, fault }))
      if (fault === 'message lost') return
      if (fault === 'dropped before') return this.drop()
      if (fault === 'refused' || fault?.startsWith('500'))
        hotel.desk.fault({ module: dispatch?.module ?? '', function: call, status: 'ERROR', times: 1 })
      this.#carry(text)
      if (fault === 'dropped after') setTimeout(() => this.drop(), 1)
    }

    #carry(text: string) {
      if (!this.isSilent) this.#channel?.heard(text)
    }

    close() {
      this.drop(true)
    }

    drop(isOwn = false) {
      if (this.readyState === 3) return
      this.readyState = 3
      sockets.delete(this)
      this.#channel?.closed()
      if (!isOwn) setTimeout(() => this.#emit('close', { code: 1006 }), 1)
    }
  }

  /** Requests that arrive in the same moment are answered in their order, however many turns each of them takes. */
  let before: Promise<unknown> = Promise.resolve()
  function carryOut(request: Request) {
    const answerIt = async () => {
      const response = await hotel.app.fetch(request)
      return { response, body: await response.arrayBuffer() }
    }
    const answered = before.then(answerIt)
    before = answered.catch(() => undefined)
    return answered
  }

  async function carryRequest(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const tab = presentTab()
    const address = input instanceof Request ? input.url : String(input)
    const url = new URL(address, origin)
    const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
    const failed = () => new TypeError('Failed to fetch')
    await wait(latency())
    if (isCut) throw failed()
    const isIntent = url.pathname === bookingPath
    const fault = isIntent ? takeFault() : null
    const headers = new Headers(init.headers)
    headers.set('cookie', 'device=phone; channel-1=phone')
    const message =
      isIntent && tab
        ? note({
            tab,
            id: headers.get('Idempotency-Key') ?? '',
            call: 'bookCourse',
            payload: JSON.parse(String(init.body)),
            fault,
          })
        : null
    if (fault === 'message lost' || fault === 'dropped before') throw failed()
    if (fault === 'refused')
      return Response.json({ error: { code: 'refused', message: 'No.' } }, { status: 400 })
    const status = fault ? Number(fault.slice(0, 3)) : Number.NaN
    if (fault?.endsWith('before')) return new Response('', { status })
    // Drawn before the hotel works on it, since that takes turns in which others draw, too.
    const backMs = latency()
    const { signal: _, ...rest } = init
    const { response, body } = await awaited(carryOut(new Request(url, { ...rest, headers })))
    if (fault === 'answer lost' || fault === 'dropped after') throw failed()
    await wait(fault === 'answer late' ? lateMs : backMs)
    if (Number.isFinite(status)) return new Response('', { status })
    if (message && fault !== 'answer late' && !init.signal?.aborted && !tab?.isDead) answer(message)
    return new Response(body, { status: response.status, headers: response.headers })
  }

  const { fetch, WebSocket } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => carryRequest(input, init))
  globalThis.WebSocket = NetSocket as unknown as typeof WebSocket
  atEnd(() => Object.assign(globalThis, { fetch, WebSocket }))

  return {
    carried,
    /** Whether the page has received the answer to each message of this id, within every time-out, and could keep it. */
    isAnswered(id: string) {
      const sent = carried.filter((message) => message.id === id)
      return sent.length > 0 && sent.every(({ isAnswered, isForgotten }) => isAnswered && !isForgotten)
    },
    /** What happens to the next message. */
    arm(fault: MessageFault) {
      armed = fault
    },
    dropAll() {
      for (const socket of [...sockets]) socket.drop()
    },
    /** The open sockets carry nothing any more, and say nothing of it, until they are dropped. */
    silence() {
      for (const socket of sockets) socket.isSilent = true
    },
    /** Every open page hears a frame that cannot be read, or one that is far too large. */
    garble(): string {
      const name = chance.oneOf(Object.keys(garbled) as [keyof typeof garbled, keyof typeof garbled])
      for (const socket of sockets) socket.say(garbled[name])
      return name
    },
    armed: () => armed,
    isBroken: () => isCut || [...sockets].some((socket) => socket.isSilent),
    cut() {
      isCut = true
      for (const socket of [...sockets]) socket.drop()
    },
    /** Everything works again. */
    restore() {
      armed = null
      isCut = false
      for (const socket of [...sockets]) if (socket.isSilent) socket.drop()
    },
  }
}
