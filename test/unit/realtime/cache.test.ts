import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CallSpec, call } from '../../../src/contract/define.ts'
import { cacheKey, createReplyCache } from '../../../src/realtime/cache.ts'
import { createWired } from './fakes.ts'

const getCountries = call({
  module: 'SQMOD_Radio',
  function: 'getCountries',
  ask: v.object({ lang: v.string(), page: v.optional(v.number()) }),
  answer: v.array(v.string()),
})

type Countries = CallSpec<{ lang: string; page?: number | undefined }, string[], string[]>

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function connected() {
  const wired = createWired()
  wired.connect()
  /** Sends a call, answers it if it has reached the hotel, and returns the number of requests so far. */
  async function ask(
    lang: string,
    cacheTime: number,
    root: unknown = [lang],
    spec: Countries = getCountries,
  ) {
    const before = wired.socket().sent.length
    const asked = wired.client.call(spec, { lang }, { cacheTime })
    if (wired.socket().sent.length > before) wired.socket().answer({ status: 'OK', root })
    return { outcome: await asked, requests: wired.socket().sent.length }
  }
  return { ...wired, ask }
}

it('RT-19 serves the same reply for as many seconds as the call allows', async () => {
  const { ask } = connected()
  const first = await ask('en', 60)
  await vi.advanceTimersByTimeAsync(59_999)
  const second = await ask('en', 60)
  expect(second).toEqual(first)
  await vi.advanceTimersByTimeAsync(1)
  expect((await ask('en', 60)).requests).toBe(2)
})

it('RT-19 asks again for other data, another function, another module, or without a cache time', async () => {
  const { ask } = connected()
  await ask('en', 60)
  expect((await ask('de', 60)).requests).toBe(2)
  expect((await ask('en', 60, ['x'], call({ ...getCountries, function: 'getStations' }))).requests).toBe(3)
  expect((await ask('en', 60, ['x'], call({ ...getCountries, module: 'SQMOD_LiveTV' }))).requests).toBe(4)
  expect((await ask('en', 0)).requests).toBe(5)
  expect((await ask('en', 60)).requests).toBe(5)
})

it('RT-19 keeps neither a refusal nor an answer that cannot be read', async () => {
  const { ask, client, socket } = connected()
  expect((await ask('en', 60, 'no list')).outcome.kind).toBe('invalid')
  const refused = client.call(getCountries, { lang: 'en' }, { cacheTime: 60 })
  socket().answer({ status: 'ERROR', message: 'busy' })
  expect((await refused).kind).toBe('refused')
  expect((await ask('en', 60)).requests).toBe(3)
})

it('RT-19 is emptied, and a reply still on its way then is not kept for the next guest', async () => {
  const { ask, client, socket } = connected()
  await ask('en', 60)
  const onItsWay = client.call(getCountries, { lang: 'de' }, { cacheTime: 60 })
  client.clearCache()
  socket().answer({ status: 'OK', root: ['of the guest before'] })
  expect((await onItsWay).kind).toBe('ok')
  expect((await ask('en', 60)).requests).toBe(3)
  expect((await ask('de', 60)).requests).toBe(4)
})

it('RT-19 knows the same data in whatever order it was written', () => {
  expect(cacheKey('M', 'f', { a: 1, b: [{ c: 2, d: 3 }] })).toBe(
    cacheKey('M', 'f', { b: [{ d: 3, c: 2 }], a: 1 }),
  )
  expect(cacheKey('M', 'f', { a: [1, 2] })).not.toBe(cacheKey('M', 'f', { a: [2, 1] }))
  expect(cacheKey('M', 'f', { a: 1 })).not.toBe(cacheKey('M', 'f', { a: '1' }))
})

it('holds 200 replies and lets the oldest go', () => {
  const cache = createReplyCache(Date.now)
  for (let at = 0; at <= 200; at += 1) cache.store(`${at}`, at, 60, cache.epoch)
  expect(cache.get('0')).toBeUndefined()
  expect(cache.get('1')?.payload).toBe(1)
  expect(cache.get('200')?.payload).toBe(200)
})
