/** A house whose phones have lost their channels together: how they come back to the hotel. */
import { runSaga } from 'redux-saga'
import { afterEach, expect, it, vi } from 'vitest'
import { authenticate } from '../../../src/contract/session.ts'
import { waitWhileHidden } from '../../../src/domains/session/connect.saga.ts'
import { createRealtimeClient } from '../../../src/realtime/client.ts'
import { openHotel } from '../../hotel/hotel.ts'
import { createHostile } from '../fuzz/hostile.ts'

afterEach(() => void vi.useRealTimers())

const phones = 300
/** One in ten is being looked at, the others lie in a pocket. */
const isSeen = (phone: number) => phone % 10 === 0

type Listener = (event: object) => void

/** The network of the house, in process, which can be out of order. */
function openNetwork() {
  const hotel = openHotel()
  const sockets = new Set<NetSocket>()
  let isOut = false

  class NetSocket {
    readyState = 0
    readonly #listeners: [string, Listener][] = []
    #channel: ReturnType<typeof hotel.channels.open> | null = null

    constructor() {
      sockets.add(this)
      setTimeout(() => this.#open(), 20)
    }

    #open() {
      if (isOut) return this.drop()
      this.readyState = 1
      this.#channel = hotel.channels.open(
        { send: (data) => this.#tell('message', { data }), drop: () => this.drop() },
        new URLSearchParams('mobile=true'),
      )
      this.#tell('open', {})
    }

    #tell(type: string, event: object) {
      for (const [of, listener] of this.#listeners) if (of === type) listener(event)
    }

    addEventListener(type: string, listener: Listener) {
      this.#listeners.push([type, listener])
    }

    send(text: string) {
      setTimeout(() => this.#channel?.heard(text), 20)
    }

    close() {
      this.readyState = 3
      sockets.delete(this)
      this.#channel?.closed()
    }

    drop() {
      this.close()
      this.#tell('close', { code: 1006 })
    }
  }

  return {
    hotel,
    Socket: NetSocket as unknown as typeof WebSocket,
    outage(ms: number) {
      isOut = true
      for (const socket of [...sockets]) socket.drop()
      setTimeout(() => {
        isOut = false
      }, ms)
    },
  }
}

it('RT-26 300 phones that have lost the hotel for a second are back within 30 s, less than 40 a second, each with one sign-in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const { next: random } = createHostile(7)
  vi.spyOn(Math, 'random').mockImplementation(random)
  const { hotel, Socket, outage } = openNetwork()
  const signIns: { phone: number; at: number }[] = []
  const answered = new Set<number>()

  for (let phone = 0; phone < phones; phone += 1) {
    const client = createRealtimeClient({
      url: () => 'ws://hotel.test/ws',
      uuid: () => `${phone}-${random()}`,
      log: () => undefined,
      WebSocket: Socket,
      random,
      userAgent: 'Test',
      isSignInFirst: true,
    })
    let isKnown = false
    const page = { whenVisible: () => (isSeen(phone) ? Promise.resolve() : new Promise(() => {})) }
    const signIn = async () => {
      const getState = () => ({ session: { status: isKnown ? 'registered' : 'fetching' } })
      await runSaga({ context: { page }, getState }, waitWhileHidden).toPromise()
      signIns.push({ phone, at: Date.now() })
      const outcome = await client.call(authenticate, { room: '101', name: 'Berger' })
      isKnown = true
      if (outcome.kind === 'ok') answered.add(phone)
      client.release()
    }
    client.onState((state) => {
      if (state === 'connected') void signIn()
    })
    client.start()
  }

  await vi.advanceTimersByTimeAsync(5000)
  expect(answered.size).toBe(phones)
  signIns.length = 0
  answered.clear()
  const lostAt = Date.now()
  outage(1000)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(answered.size).toBe(phones)
  expect(signIns).toHaveLength(phones)
  const within = (from: number) => signIns.filter(({ at }) => at >= from && at < from + 1000).length
  expect(Math.max(...signIns.map(({ at }) => within(at)))).toBeLessThan(40)
  expect(Math.max(...signIns.map(({ at }) => at)) - lostAt).toBeLessThan(30_000)
  // Who looks at the phone does not wait for the others.
  const seen = signIns.filter(({ phone }) => isSeen(phone)).map(({ at }) => at - lostAt)
  expect(Math.max(...seen)).toBeLessThan(10_000)
  hotel.close()
})
