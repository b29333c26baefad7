import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getActiveLanguages } from '../../../src/contract/language.ts'
import { getRetailInfo } from '../../../src/contract/retailInfo.ts'
import { createWired, pushed } from './fakes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const ping = '\u0002PING\u0003'
const probes = ({ requests }: { requests: { dispatch: { function: string } }[] }) =>
  requests.filter(({ dispatch }) => dispatch.function === getActiveLanguages.function).length
const pass = (ms: number) => void vi.advanceTimersByTime(ms)

/** A connected client whose hotel has pinged every 30 s. */
function pinged(count = 2) {
  const wired = createWired()
  wired.connect()
  for (let at = 0; at < count; at += 1) {
    if (at > 0) pass(30_000)
    wired.socket().deliver(ping)
  }
  return wired
}
/** The frames that the app has sent, without its PONGs. */
const requestsOf = (sent: string[]) =>
  ({
    requests: sent.filter((text) => !text.includes('PONG')).map((text) => JSON.parse(text.slice(1, -1))),
  }) as {
    requests: { dispatch: { function: string } }[]
  }

it('NET-01 drops a channel that says nothing for two and a half of the hotel’s ping intervals, and connects again', () => {
  const { client, socket, sockets } = pinged()
  pass(74_999)
  expect(client.state).toBe('connected')
  pass(1)
  expect(client.state).toBe('closed')
  pass(2000)
  expect(sockets).toHaveLength(2)
  socket().open()
  expect(client.state).toBe('connected')
  // The interval is known from the channel before.
  pass(75_000)
  expect(client.state).toBe('closed')
})

it('NET-01 any frame keeps the channel', () => {
  const { client, socket } = pinged()
  for (let at = 0; at < 10; at += 1) {
    pass(70_000)
    socket().deliver(pushed('getPopUpMessages', {}))
  }
  expect(client.state).toBe('connected')
})

it('NET-01 two pings that come at once say nothing of the interval', () => {
  const { client, socket, connect } = createWired()
  connect()
  socket().deliver(ping + ping)
  socket().deliver(ping)
  pass(9900)
  expect(client.state).toBe('connected')
})

it.each([0, 1])('NET-01 a hotel that has pinged %i times is not suspected', (count) => {
  const { client } = pinged(count)
  pass(3_600_000)
  expect(client.state).toBe('connected')
})

it('NET-01 pings that a stalled network delivers at once do not make the interval short', () => {
  const { client, socket } = pinged(3)
  pass(70_000)
  for (let at = 0; at < 3; at += 1) socket().deliver(ping)
  pass(35_000)
  expect(client.state).toBe('connected')
})

it('NET-01 after a sleep, in which timers stood still, the hotel is asked before the channel is dropped', () => {
  const { client, socket } = pinged()
  vi.setSystemTime(Date.now() + 3_600_000)
  pass(75_000)
  expect(client.state).toBe('connected')
  expect(probes(requestsOf(socket().sent))).toBe(1)
  pass(5000)
  expect(client.state).toBe('closed')
})

it('NET-02 a channel that is tried and does not answer within 5 s is dropped', () => {
  const { client, socket, connect } = createWired()
  connect()
  client.check()
  expect(probes(socket())).toBe(1)
  pass(4999)
  expect(client.state).toBe('connected')
  pass(1)
  expect(client.state).toBe('closed')
})

it('NET-02 any frame answers, and the channel is tried at most once in 15 s', () => {
  const { client, socket, connect } = createWired()
  connect()
  client.check()
  socket().deliver(pushed('getPopUpMessages', {}))
  pass(14_999)
  client.check()
  expect(probes(socket())).toBe(1)
  pass(1)
  client.check()
  expect(probes(socket())).toBe(2)
  expect(client.state).toBe('connected')
})

it('NET-03 a call that stays without any frame for 5 s has the channel tried', async () => {
  const { client, socket, connect } = createWired()
  connect()
  void client.call(getRetailInfo, { id: 3 }, { timeout: 60_000 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(probes(socket())).toBe(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(client.state).toBe('closed')
})

it('NET-03 a slow answer of a hotel that is there drops nothing', async () => {
  const { client, socket, connect } = createWired()
  connect()
  const outcome = client.call(getRetailInfo, { id: 3 }, { timeout: 60_000 })
  await vi.advanceTimersByTimeAsync(5000)
  socket().answer({ status: 'OK', root: [] })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(client.state).toBe('connected')
  socket().answer({ status: 'ERROR', message: 'no' }, 0)
  expect((await outcome).kind).toBe('refused')
})
