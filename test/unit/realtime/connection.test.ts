import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChannelState } from '../../../src/realtime/client.ts'
import { createWired, pushed } from './fakes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watched(given: Parameters<typeof createWired>[0] = {}) {
  const wired = createWired(given)
  const states: ChannelState[] = []
  wired.client.onState((state) => states.push(state))
  return { ...wired, states }
}

it('RT-04 is connecting, then connected, and closed when it is lost', () => {
  const { client, socket, states } = watched()
  expect(client.state).toBe('closed')
  client.start()
  socket().open()
  expect(client.state).toBe('connected')
  socket().drop()
  expect(states).toEqual(['connecting', 'connected', 'closed'])
})

it('opens one socket, however often it is started', () => {
  const { client, sockets } = watched()
  client.start()
  client.start()
  expect(sockets).toHaveLength(1)
})

it('RT-08 answers PING with PONG before anything else was said', () => {
  const { socket, connect } = watched()
  connect()
  socket().deliver('\u0002PING\u0003')
  expect(socket().sent).toEqual(['\u0002PONG\u0003'])
})

it('RT-09, RT-10, RT-11, ERR-14 logs a broken frame with its first 200 characters and stays up', () => {
  const { client, socket, connect, log } = watched()
  connect()
  const long = `\u0002{"broken": "${'x'.repeat(400)}`
  for (const text of ['no frame', '\u0002\u0003', '\u0002{"dispatch":\u0003', '\u0002{}\u0003', long]) {
    log.mockClear()
    socket().deliver(text)
    // The end of a frame may come with the next message.
    vi.advanceTimersByTime(5000)
    expect(log).toHaveBeenCalledTimes(1)
    const [level, message] = log.mock.calls[0] ?? []
    expect(level).toBe('error')
    expect(message).toContain('frame rejected')
    expect(message?.endsWith(`: ${text.slice(0, 200)}`)).toBe(true)
  }
  expect(client.state).toBe('connected')
  socket().deliver('\u0002PING\u0003')
  expect(socket().sent).toEqual(['\u0002PONG\u0003'])
})

it('RT-09, RT-10, RT-11 lives through any text the hotel may send', () => {
  const { client, sockets, socket, connect } = watched()
  connect()
  fc.assert(
    fc.property(
      fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
      fc.boolean(),
      (text, isFramed) => {
        socket().deliver(isFramed ? `\u0002${text}\u0003` : text)
        expect(client.state).toBe('connected')
      },
    ),
  )
  expect(sockets).toHaveLength(1)
})

it('NET-06 says in the log that a frame has no end: after five seconds, or when the channel is lost', () => {
  const { socket, connect, log } = watched()
  connect()
  socket().deliver('\u0002{"dispatch":')
  vi.advanceTimersByTime(4000)
  socket().deliver('{"function":')
  vi.advanceTimersByTime(4999)
  expect(log).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(log.mock.calls).toEqual([
    ['error', 'frame rejected, no end character: \u0002{"dispatch":{"function":'],
  ])
  socket().deliver('\u0002{"cut')
  socket().drop()
  expect(log.mock.calls[1]?.[1]).toBe('frame rejected, no end character: \u0002{"cut')
  vi.advanceTimersByTime(1000)
  socket().open()
  socket().deliver('"}\u0003\u0002PING\u0003')
  expect(socket().sent).toEqual(['\u0002PONG\u0003'])
})

it('NET-06 tells nothing of a joined message after a listener has stopped the channel', () => {
  const { client, socket, connect } = watched()
  const push = vi.fn(() => client.stop())
  client.onPush(push)
  connect()
  socket().deliver(pushed('getPopUpCamera', {}) + pushed('getPopUpCamera', {}))
  expect(push).toHaveBeenCalledOnce()
})

it('RT-26 tries again after about 1 s, then ever more rarely, at most 30 s apart', () => {
  const { sockets, socket, connect } = watched({ random: () => 0.999 })
  connect()
  socket().deliver('\u0002PING\u0003')
  const waits: number[] = []
  for (let round = 0; round < 8; round += 1) {
    const before = sockets.length
    const at = Date.now()
    socket().drop()
    while (sockets.length === before) vi.advanceTimersByTime(10)
    waits.push(Math.round((Date.now() - at) / 100) / 10)
  }
  expect(waits).toEqual([1.5, 2, 4, 8, 16, 30, 30, 30])
})

it('RT-26 starts from 1 s again only when the hotel has spoken, not when it merely accepts', () => {
  const { sockets, socket, connect } = watched()
  connect()
  const secondsToNext = () => {
    const before = sockets.length
    const at = Date.now()
    socket().drop()
    while (sockets.length === before) vi.advanceTimersByTime(10)
    socket().open()
    return (Date.now() - at) / 1000
  }
  expect([secondsToNext(), secondsToNext(), secondsToNext()]).toEqual([1, 1, 2])
  socket().deliver('\u0002PING\u0003')
  expect(secondsToNext()).toBe(1)
})

it('RT-40, ERR-14 logs a socket that cannot be initialised, and tries again', () => {
  let isForbidden = true
  const { client, sockets, log, states } = watched({
    url: () => {
      if (isForbidden) throw new SyntaxError('bad address')
      return 'ws://hotel.test/ws'
    },
  })
  client.start()
  expect(log).toHaveBeenCalledWith('error', 'channel failed to initialise: bad address')
  expect(states).toEqual(['connecting', 'closed'])
  isForbidden = false
  vi.advanceTimersByTime(1000)
  expect(sockets).toHaveLength(1)
  expect(client.state).toBe('connecting')
})

it('gives a try up that neither opens nor fails for 10 s', () => {
  const { client, sockets, socket } = watched()
  client.start()
  vi.advanceTimersByTime(9999)
  expect(client.state).toBe('connecting')
  vi.advanceTimersByTime(1)
  expect(client.state).toBe('closed')
  const abandoned = socket()
  expect(abandoned.readyState).toBe(3)
  vi.advanceTimersByTime(1000)
  expect(sockets).toHaveLength(2)
  abandoned.drop()
  abandoned.open()
  expect(client.state).toBe('connecting')
})

it('does not give up a channel that opened', () => {
  const { client, connect } = watched()
  connect()
  vi.advanceTimersByTime(60_000)
  expect(client.state).toBe('connected')
})

it('reconnects at once when it is told to, and only while it waits', () => {
  const { client, sockets, socket, connect } = watched()
  client.reconnectNow()
  expect(sockets).toHaveLength(0)
  expect(client.state).toBe('closed')
  connect()
  client.reconnectNow()
  expect(sockets).toHaveLength(1)
  expect(client.state).toBe('connected')
  socket().drop()
  client.reconnectNow()
  client.reconnectNow()
  expect(sockets).toHaveLength(2)
  socket().open()
  vi.advanceTimersByTime(5000)
  expect(sockets).toHaveLength(2)
  expect(client.state).toBe('connected')
})

it('stops for good', () => {
  const { client, sockets, socket, connect } = watched()
  const push = vi.fn()
  client.onPush(push)
  connect()
  const last = socket()
  client.stop()
  expect(last.readyState).toBe(3)
  expect(client.state).toBe('closed')
  last.drop()
  last.deliver(pushed('getPopUpCamera', {}))
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  expect(push).not.toHaveBeenCalled()
})

it('stops for good while it waits for its next try', () => {
  const { client, sockets, socket, connect, states } = watched()
  connect()
  socket().drop()
  client.stop()
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  expect(states).toEqual(['connecting', 'connected', 'closed'])
})

it('outlives a listener that stops it while it connects', () => {
  const { client, sockets } = watched()
  client.onState((state) => state === 'connecting' && client.stop())
  client.start()
  expect(sockets).toHaveLength(0)
  expect(client.state).toBe('closed')
})

it('tells the other listeners when one of them fails, and ends those that were ended', () => {
  const { client, log } = watched()
  const ended = vi.fn()
  client.onState(ended)()
  client.onState(() => {
    throw new Error('not today')
  })
  const other = vi.fn()
  client.onState(other)
  client.start()
  expect(ended).not.toHaveBeenCalled()
  expect(other).toHaveBeenCalledWith('connecting')
  expect(log).toHaveBeenCalledWith('error', 'a listener of the channel failed: not today')
})
