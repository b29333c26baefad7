import { getEventListeners } from 'node:events'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '../../../src/contract/define.ts'
import { createWired } from './fakes.ts'

const getInfo = call({
  module: 'SQMOD_RetailSystem',
  function: 'getRetailInfo',
  ask: v.object({ id: v.number() }),
  answer: v.object({ title: v.string() }),
})
const transmitOrder = call({
  once: true,
  module: 'SQMOD_RetailSystem',
  function: 'transmitOrder',
  ask: v.object({ shop_id: v.number() }),
  answer: v.object({ order_id: v.number() }),
})
const authenticate = call({
  module: 'SQMOD_Auth',
  function: 'authenticate',
  isOpen: true,
  ask: v.object({}),
  answer: v.unknown(),
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('RT-15, CONST-04 sends what was asked while connecting 1000 ms after the channel opened, in order', async () => {
  const { client, socket } = createWired()
  client.start()
  const first = client.call(getInfo, { id: 1 })
  void client.call(getInfo, { id: 2 })
  await vi.advanceTimersByTimeAsync(500)
  socket().open()
  await vi.advanceTimersByTimeAsync(999)
  expect(socket().sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(socket().requests.map(({ payload }) => payload)).toEqual([{ id: 1 }, { id: 2 }])
  socket().answer({ status: 'OK', root: { title: 'Bar' } }, 0)
  expect(await first).toEqual({ kind: 'ok', answer: { title: 'Bar' } })
})

it('RT-15 lets what is asked on the open channel, the sign-in, go before the queue', async () => {
  const { client, socket } = createWired()
  client.start()
  void client.call(getInfo, { id: 1 })
  socket().open()
  void client.call(getInfo, { id: 2 })
  expect(socket().requests.map(({ payload }) => payload)).toEqual([{ id: 2 }])
  await vi.advanceTimersByTimeAsync(1000)
  expect(socket().requests.map(({ payload }) => payload)).toEqual([{ id: 2 }, { id: 1 }])
})

it('RT-16, CONST-04 sends what was asked before there was a channel 1500 ms after it was started', async () => {
  const { client, socket } = createWired()
  void client.call(getInfo, { id: 1 })
  await vi.advanceTimersByTimeAsync(3000)
  client.start()
  socket().open()
  await vi.advanceTimersByTimeAsync(1499)
  expect(socket().sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(socket().requests.map(({ payload }) => payload)).toEqual([{ id: 1 }])
})

it('RT-15, RT-16 hands a call of the global queue to the connection queue while the channel is still opening', async () => {
  const { client, socket } = createWired()
  void client.call(getInfo, { id: 1 })
  client.start()
  await vi.advanceTimersByTimeAsync(2000)
  socket().open()
  await vi.advanceTimersByTimeAsync(999)
  expect(socket().sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(socket().sent).toHaveLength(1)
})

it('RT-06, RT-15 sends a call again with its message id when the channel was lost before the answer', async () => {
  const { client, sockets, socket, connect } = createWired()
  connect()
  const asked = client.call(getInfo, { id: 1 })
  const [before] = socket().requests
  socket().drop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(2)
  socket().open()
  await vi.advanceTimersByTimeAsync(1000)
  expect(socket().requests).toEqual([before])
  socket().answer({ status: 'OK', root: { title: 'Bar' } })
  expect(await asked).toEqual({ kind: 'ok', answer: { title: 'Bar' } })
})

it('RT-13 counts the time in the queue, and does not start anew when a call is sent again', async () => {
  const { client, socket, connect } = createWired()
  connect()
  const ended = vi.fn()
  void client.call(getInfo, { id: 1 }).then(ended)
  await vi.advanceTimersByTimeAsync(3000)
  socket().drop()
  await vi.advanceTimersByTimeAsync(1000)
  socket().open()
  await vi.advanceTimersByTimeAsync(1999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith({ kind: 'timeout', sent: true })
})

it('ends a call that never left as timed out and not sent, and takes it out of the queue', async () => {
  const { client, sockets, socket } = createWired()
  client.start()
  const asked = client.call(transmitOrder, { shop_id: 1 }, { timeout: 30_000 })
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await asked).toEqual({ kind: 'timeout', sent: false })
  while (socket().readyState === 3) await vi.advanceTimersByTimeAsync(1000)
  socket().open()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets.flatMap(({ sent }) => sent)).toEqual([])
})

it('sends a call that must not be repeated once the channel is there, when it had not left before', async () => {
  const { client, socket } = createWired()
  client.start()
  const asked = client.call(transmitOrder, { shop_id: 1 })
  socket().open()
  await vi.advanceTimersByTimeAsync(1000)
  socket().answer({ status: 'OK', root: { order_id: 9 } })
  expect(await asked).toEqual({ kind: 'ok', answer: { order_id: 9 } })
})

it('never sends a call again that must not be repeated: it ends as sent the moment the channel is lost', async () => {
  const { client, sockets, socket, connect } = createWired()
  connect()
  const asked = client.call(transmitOrder, { shop_id: 1 }, { timeout: 30_000 })
  socket().drop()
  expect(await asked).toEqual({ kind: 'timeout', sent: true })
  await vi.advanceTimersByTimeAsync(1000)
  socket().open()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets.at(-1)?.sent).toEqual([])
})

it('keeps a call waiting that must not be repeated when the channel goes again before it could leave', async () => {
  const { client, socket } = createWired()
  client.start()
  const asked = client.call(transmitOrder, { shop_id: 1 })
  socket().open()
  await vi.advanceTimersByTimeAsync(500)
  socket().drop()
  client.reconnectNow()
  socket().open()
  await vi.advanceTimersByTimeAsync(999)
  expect(socket().sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  socket().answer({ status: 'OK', root: { order_id: 9 } })
  expect(await asked).toEqual({ kind: 'ok', answer: { order_id: 9 } })
})

it('keeps back what a guest asks on each channel until the sign-in on it has ended, and then sends it in order', async () => {
  const { client, socket, connect } = createWired({ isSignInFirst: true })
  const functions = () => socket().requests.map(({ dispatch }) => dispatch.function)
  const payloads = () => socket().requests.map(({ payload }) => payload)
  connect()
  void client.call(getInfo, { id: 1 }, { timeout: 60_000 })
  void client.call(authenticate, {}, { timeout: 60_000 })
  void client.call(getInfo, { id: 2 }, { timeout: 60_000 })
  await vi.advanceTimersByTimeAsync(3000)
  expect(functions()).toEqual(['authenticate'])
  client.release()
  expect(payloads()).toEqual([{}, { id: 1 }, { id: 2 }])
  void client.call(getInfo, { id: 3 }, { timeout: 60_000 })
  expect(payloads()).toHaveLength(4)

  socket().drop()
  // Too early: there is no channel yet.
  client.release()
  await vi.advanceTimersByTimeAsync(1000)
  socket().open()
  await vi.advanceTimersByTimeAsync(3000)
  // Only the sign-in is sent again before it has ended.
  expect(functions()).toEqual(['authenticate'])
  client.release()
  expect(payloads()).toEqual([{}, { id: 1 }, { id: 2 }, { id: 3 }])
})

it('counts a call as not sent that has waited in vain for the sign-in', async () => {
  const { client, socket, connect } = createWired({ isSignInFirst: true })
  connect()
  const asked = client.call(transmitOrder, { shop_id: 1 })
  const settled = vi.fn()
  void client.settled().then(settled)
  await vi.advanceTimersByTimeAsync(5999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await asked).toEqual({ kind: 'timeout', sent: false })
  client.release()
  expect(socket().sent).toEqual([])
})

it('leaves no timer behind once all is answered', async () => {
  const { client, socket, connect } = createWired()
  connect()
  await vi.advanceTimersByTimeAsync(2000)
  const asked = client.call(getInfo, { id: 1 })
  // Its time-out, and when the channel is tried.
  expect(vi.getTimerCount()).toBe(2)
  socket().answer({ status: 'OK', root: { title: 'Bar' } })
  await asked
  expect(vi.getTimerCount()).toBe(0)
})

it('does not count a call as sent that a closing socket would have swallowed', async () => {
  const { client, socket, connect } = createWired()
  connect()
  socket().readyState = 2
  const asked = client.call(transmitOrder, { shop_id: 1 })
  socket().drop()
  await vi.advanceTimersByTimeAsync(6000)
  expect(await asked).toEqual({ kind: 'timeout', sent: false })
})

it('ends every open call when it is stopped, and says which had left', async () => {
  const { client, socket, connect } = createWired()
  connect()
  const left = client.call(getInfo, { id: 1 })
  socket().drop()
  const waiting = client.call(getInfo, { id: 2 })
  client.stop()
  expect(await left).toEqual({ kind: 'timeout', sent: true })
  expect(await waiting).toEqual({ kind: 'unsent' })
})

it('SENT-13 ends the calls of a guest who leaves, on their way and in each queue, but not what is open to everybody', async () => {
  const { client, socket, connect } = createWired()
  connect()
  const left = client.call(getInfo, { id: 1 })
  socket().drop()
  const waiting = [client.call(getInfo, { id: 2 }), client.call(transmitOrder, { shop_id: 1 })]
  void client.call(authenticate, {})
  client.endCalls()
  expect(await left).toEqual({ kind: 'timeout', sent: true })
  expect(await Promise.all(waiting)).toEqual([
    { kind: 'timeout', sent: false },
    { kind: 'timeout', sent: false },
  ])
  const before = socket()
  await vi.waitFor(() => expect(socket()).not.toBe(before))
  socket().open()
  await vi.advanceTimersByTimeAsync(2000)
  expect(socket().requests.map(({ dispatch }) => dispatch.function)).toEqual(['authenticate'])
})

it('says when no call is open that a reload would cut off', async () => {
  const { client, socket, connect } = createWired()
  connect()
  await client.settled()
  void client.call(getInfo, { id: 1 })
  await client.settled()
  const order = client.call(transmitOrder, { shop_id: 1 })
  const settled = vi.fn()
  const waiting = client.settled().then(settled)
  await vi.advanceTimersByTimeAsync(100)
  expect(settled).not.toHaveBeenCalled()
  socket().answer({ status: 'OK', root: { order_id: 9 } })
  await order
  await waiting
  expect(settled).toHaveBeenCalledTimes(1)
})

it('leaves no listener behind at the signal of its caller once it is answered', async () => {
  const { client, socket, connect } = createWired()
  connect()
  const { signal } = new AbortController()
  const call = client.call(getInfo, { id: 1 }, { signal })
  socket().answer({ status: 'OK', root: { title: 'Bar' } }, 0)
  expect(await call).toEqual({ kind: 'ok', answer: { title: 'Bar' } })
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
