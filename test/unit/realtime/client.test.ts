import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createUuid } from '../../../src/browser/uuid.ts'
import { call } from '../../../src/contract/define.ts'
import { encode } from '../../../src/realtime/codec.ts'
import { createWired, pushed } from './fakes.ts'

const getInfo = call({
  module: 'SQMOD_RetailSystem',
  function: 'getRetailInfo',
  ask: v.object({ id: v.number() }),
  answer: v.object({ title: v.string() }),
})
const getWhole = call({ ...getInfo, answer: v.object({ retailInfo: v.array(v.number()) }), at: 'payload' })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('RT-06, RT-07 asks with the whole header and the data as payload, and reads the answer at root', async () => {
  const { client, socket, connect } = createWired()
  connect()
  const asked = client.call(getInfo, { id: 3 }, { cacheTime: 60 })
  expect(socket().requests).toEqual([
    {
      dispatch: {
        module: 'SQMOD_RetailSystem',
        function: 'getRetailInfo',
        port: 22209,
        cache_time: 60,
        message_id: 'id-1',
      },
      payload: { id: 3 },
    },
  ])
  socket().answer({ status: 'OK', root: { title: 'Aurora Bar' } })
  expect(await asked).toEqual({ kind: 'ok', answer: { title: 'Aurora Bar' } })
})

it('RT-06 gives each request a fresh UUID', () => {
  const { client, socket, connect } = createWired({ uuid: () => createUuid() })
  connect()
  for (let at = 0; at < 50; at += 1) void client.call(getInfo, { id: 3 })
  const ids = socket().requests.map(({ dispatch }) => dispatch.message_id)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

it('RT-06 makes a call again under the id that it had, and takes the first answer for it, however late', async () => {
  const { client, socket, connect } = createWired()
  connect()
  const first = client.call(getInfo, { id: 3 }, { messageId: 'mine', timeout: 1000 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(await first).toEqual({ kind: 'timeout', sent: true })
  const again = client.call(getInfo, { id: 3 }, { messageId: 'mine' })
  expect(socket().requests.map(({ dispatch }) => dispatch.message_id)).toEqual(['mine', 'mine'])
  socket().answer({ status: 'OK', root: { title: 'Aurora Bar' } })
  expect(await again).toEqual({ kind: 'ok', answer: { title: 'Aurora Bar' } })
})

it('RT-07 reads an answer at the top of the payload where the call says so', async () => {
  const { client, socket, connect } = createWired()
  connect()
  const asked = client.call(getWhole, { id: 3 })
  socket().answer({ status: 'OK', retailInfo: [1, 2] })
  expect(await asked).toEqual({ kind: 'ok', answer: { retailInfo: [1, 2] } })
})

it('gives each of several calls its own answer, in whatever order they come', async () => {
  const { client, socket, connect } = createWired()
  connect()
  const first = client.call(getInfo, { id: 1 })
  const second = client.call(getInfo, { id: 2 })
  socket().answer({ status: 'OK', root: { title: 'two' } }, 1)
  socket().answer({ status: 'OK', root: { title: 'one' } }, 0)
  expect(await first).toEqual({ kind: 'ok', answer: { title: 'one' } })
  expect(await second).toEqual({ kind: 'ok', answer: { title: 'two' } })
})

it('RT-07 takes any status but OK as a refusal', async () => {
  const { client, socket, connect } = createWired()
  connect()
  const error = client.call(getInfo, { id: 3 })
  socket().answer({ status: 'ERROR', message: 'no such shop' })
  expect(await error).toEqual({ kind: 'refused', message: 'no such shop', code: '', retryAfter: 0 })
  const other = client.call(getInfo, { id: 3 })
  socket().answer({ status: 'ok', root: { title: 'x' } })
  expect(await other).toEqual({ kind: 'refused', message: '', code: '', retryAfter: 0 })
  const late = client.call(getInfo, { id: 3 })
  socket().answer({ status: 'ERROR', code: 'too_many_tries', retry_after: 60 })
  expect(await late).toEqual({ kind: 'refused', message: '', code: 'too_many_tries', retryAfter: 60 })
})

it('fails a call whose answer does not fit, and keeps what was received out of the log', async () => {
  const { client, socket, connect, log } = createWired()
  connect()
  const wrong = client.call(getInfo, { id: 3 })
  socket().answer({ status: 'OK', root: { title: { guest: 'Berger' } } })
  expect(await wrong).toEqual({ kind: 'invalid', issue: 'title: expected string' })
  expect(log).toHaveBeenCalledWith(
    'error',
    'SQMOD_RetailSystem.getRetailInfo answered what cannot be read: title: expected string',
  )
  for (const payload of [undefined, null, 'OK', [], {}, { root: { title: 'x' } }]) {
    const none = client.call(getInfo, { id: 3 })
    socket().answer(payload)
    expect(await none).toEqual({ kind: 'invalid', issue: 'no status in the payload' })
  }
  expect(JSON.stringify(log.mock.calls)).not.toContain('Berger')
})

it('fails a call whose schema breaks on the answer', async () => {
  const broken = call({
    ...getInfo,
    answer: v.pipe(
      v.unknown(),
      v.transform((): string => {
        throw new Error('Berger')
      }),
    ),
  })
  const { client, socket, connect } = createWired()
  connect()
  const asked = client.call(broken, { id: 3 })
  socket().answer({ status: 'OK', root: {} })
  expect(await asked).toEqual({ kind: 'invalid', issue: 'answer: its schema failed' })
})

it.each([
  ['module', { ...getInfo, module: '' }, { id: 3 }],
  ['function', { ...getInfo, function: '' }, { id: 3 }],
  ['data', getInfo, undefined],
  ['data (null)', getInfo, null],
])('RT-12 does not send a message without %s, and logs that', async (_, spec, ask) => {
  const { client, socket, connect, log } = createWired()
  connect()
  const outcome = await client.call(spec as typeof getInfo, ask as { id: number })
  expect(outcome).toEqual({ kind: 'unsent' })
  expect(socket().sent).toEqual([])
  expect(log).toHaveBeenCalledWith('error', expect.stringContaining('not sent'))
})

it('RT-12 sends empty data, which is data', () => {
  const { client, socket, connect } = createWired()
  connect()
  void client.call(call({ ...getInfo, ask: v.object({}) }), {})
  expect(socket().requests[0]?.payload).toEqual({})
})

it('does not send data that is no JSON', async () => {
  const { client, socket, connect } = createWired()
  connect()
  const circle: { id: number; self?: unknown } = { id: 1 }
  circle.self = circle
  expect(await client.call(getInfo, circle)).toEqual({ kind: 'unsent' })
  expect(socket().sent).toEqual([])
})

it('RT-13, ERR-14 ends a call without reply once, and drops the reply that comes later', async () => {
  const { client, socket, connect, log } = createWired()
  connect()
  const push = vi.fn()
  client.onPush(push)
  const ended = vi.fn()
  const asked = client.call(getInfo, { id: 3 }).then(ended)
  await vi.advanceTimersByTimeAsync(6000)
  await asked
  socket().answer({ status: 'OK', root: { title: 'late' } }, 0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended.mock.calls).toEqual([[{ kind: 'timeout', sent: true }]])
  expect(push).not.toHaveBeenCalled()
  expect(log).toHaveBeenCalledWith('info', 'late reply dropped: SQMOD_RetailSystem.getRetailInfo')
})

it('RT-13 takes no late reply for a push, of whichever of a thousand calls, in any order, and more than once', async () => {
  const { client, socket, connect, log } = createWired()
  connect()
  const push = vi.fn()
  client.onPush(push)
  const indexes = Array.from({ length: 1000 }, (_, index) => index)
  const asked = Promise.all(indexes.map((id) => client.call(getInfo, { id })))
  await vi.advanceTimersByTimeAsync(6000)
  await asked
  const { requests } = socket()
  for (const index of [...[...indexes].reverse(), ...indexes]) {
    const dispatch = requests[index]?.dispatch
    if (!dispatch) throw new Error('not every call was sent')
    socket().deliver(
      encode({ kind: 'message', dispatch, payload: { status: 'OK', root: { title: 'late' } } }),
    )
  }
  expect(push).not.toHaveBeenCalled()
  expect(log.mock.calls.filter(([level]) => level === 'info')).toHaveLength(2000)
})

it('RT-14, CONST-01 waits 6000 ms at first, then as long as it is told', async () => {
  const { client, connect } = createWired()
  connect()
  const ended = vi.fn()
  void client.call(getInfo, { id: 1 }).then(ended)
  client.setReceiveTimeout(60_000)
  void client.call(getInfo, { id: 2 }).then(ended)
  await vi.advanceTimersByTimeAsync(5999)
  expect(ended).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(53_999)
  expect(ended).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledTimes(2)
})

it('lets a call have its own time-out', async () => {
  const { client, connect } = createWired()
  connect()
  client.setReceiveTimeout(60_000)
  const ended = vi.fn()
  void client.call(getInfo, { id: 3 }, { timeout: 30_000 }).then(ended)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith({ kind: 'timeout', sent: true })
})

it('ends a call that its caller gives up, and says whether it had left', async () => {
  const { client, socket, connect } = createWired()
  const gone = new AbortController()
  const waiting = client.call(getInfo, { id: 1 }, { signal: gone.signal })
  gone.abort()
  expect(await waiting).toEqual({ kind: 'timeout', sent: false })
  connect()
  expect(await client.call(getInfo, { id: 2 }, { signal: gone.signal })).toEqual({
    kind: 'timeout',
    sent: false,
  })
  const late = new AbortController()
  const left = client.call(getInfo, { id: 3 }, { signal: late.signal })
  late.abort()
  expect(await left).toEqual({ kind: 'timeout', sent: true })
  await vi.advanceTimersByTimeAsync(4000)
  expect(socket().requests.map(({ payload }) => payload)).toEqual([{ id: 3 }])
})

it('hands over any message that answers no call, known to anyone or not, and stays up', () => {
  const { client, socket, connect } = createWired()
  const push = vi.fn()
  const end = client.onPush(push)
  connect()
  socket().deliver(pushed('getPopUpCamera', { root: { cameraInfo: [] } }))
  socket().deliver(pushed('neverHeardOf', null))
  expect(push.mock.calls).toEqual([
    ['getPopUpCamera', { root: { cameraInfo: [] } }],
    ['neverHeardOf', null],
  ])
  end()
  socket().deliver(pushed('getPopUpCamera', {}))
  expect(push).toHaveBeenCalledTimes(2)
  expect(client.state).toBe('connected')
})

it('drops a second reply to the same call', async () => {
  const { client, socket, connect } = createWired()
  const push = vi.fn()
  client.onPush(push)
  connect()
  const asked = client.call(getInfo, { id: 3 })
  socket().answer({ status: 'OK', root: { title: 'one' } })
  socket().answer({ status: 'OK', root: { title: 'two' } })
  expect(await asked).toEqual({ kind: 'ok', answer: { title: 'one' } })
  expect(push).not.toHaveBeenCalled()
})
