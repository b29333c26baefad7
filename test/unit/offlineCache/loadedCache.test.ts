import { expect, it, vi } from 'vitest'
import { createStorage } from '../../../src/browser/storage.ts'
import type { Answer } from '../../../src/core/offlineCache/answer.ts'
import { createLoadedCache } from '../../../src/core/offlineCache/loadedCache.ts'
import { createOfflineCache } from '../../../src/core/offlineCache/offlineCache.ts'

const dayMs = 24 * 60 * 60_000

/** Fake of the browser's storage. */
function createArea() {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  }
  const keyed = new Proxy(storage, { ownKeys: () => [...items.keys()], getOwnPropertyDescriptor })
  function getOwnPropertyDescriptor(_: object, key: string | symbol) {
    return { configurable: true, enumerable: true, value: items.get(String(key)) }
  }
  return createStorage({ localStorage: keyed, sessionStorage: keyed } as unknown as Window).local
}

/** A device whose idle callbacks run when the test says so. */
function open({ area = createArea(), early = [] as Answer[] } = {}) {
  const idle: (() => void)[] = []
  vi.stubGlobal('window', { requestIdleCallback: (run: () => void) => idle.push(run) })
  let state: 'connected' | 'closed' | 'connecting' = 'connected'
  const listeners = new Set<(state: 'connected' | 'closed' | 'connecting') => void>()
  const device = { guest: 'g1', stored: 'g1', now: 1_000_000_000_000 }
  const cache = createLoadedCache(
    {
      area,
      identity: 'session',
      hotel: {
        get state() {
          return state
        },
        onState: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      now: () => device.now,
      guest: () => device.guest,
      storedGuest: () => device.stored,
    },
    early,
  )
  return {
    area,
    device,
    cache,
    turn(next: typeof state) {
      state = next
      for (const listener of [...listeners]) listener(next)
    },
    beIdle: () => {
      for (const run of idle.splice(0)) run()
    },
    answer: (name: string, raw: unknown) =>
      cache.ask(
        name,
        async (onAnswer) => {
          onAnswer(raw)
          return { kind: 'ok', answer: raw }
        },
        (kept) => ({ kind: 'ok', answer: kept }),
      ),
    ask: (name: string, sent: Promise<{ kind: string; answer?: unknown }>) =>
      cache.ask(
        name,
        () => sent,
        (kept) => (kept === 'damaged' ? { kind: 'invalid' } : { kind: 'ok', answer: kept }),
      ),
  }
}

const never = new Promise<never>(() => {})
const keys = (area: ReturnType<typeof createArea>) => area.keys().sort()

it('gives the last good answer, with its time, as soon as the hotel is out of reach', async () => {
  const { answer, ask, beIdle, turn, device } = open()
  await answer('bill/1', ['soup'])
  await answer('bill/1', ['soup', 'tea'])
  beIdle()
  const at = device.now
  device.now += 60_000
  const asked = ask('bill/1', never)
  turn('closed')
  expect(await asked).toEqual({ kind: 'ok', answer: ['soup', 'tea'], asOf: at })
  expect(await ask('bill/1', never)).toMatchObject({ asOf: at })
  // Nothing is persisted under this name, so the response is awaited.
  expect(await ask('bill/2', Promise.resolve({ kind: 'timeout' }))).toEqual({ kind: 'timeout' })
})

it('a hotel that is there and refuses, or says nothing, is not spoken for', async () => {
  const { answer, ask, beIdle } = open()
  await answer('bill/1', ['soup'])
  beIdle()
  expect(await ask('bill/1', Promise.resolve({ kind: 'refused' }))).toEqual({ kind: 'refused' })
  expect(await ask('bill/1', Promise.resolve({ kind: 'timeout' }))).toEqual({ kind: 'timeout' })
})

it('RULE-05 a hotel that is silent on an open channel is spoken for, until it speaks or there is a new channel', async () => {
  const { answer, ask, beIdle, turn, cache } = open()
  await answer('bill/1', ['soup'])
  beIdle()
  const asked = ask('bill/1', never)
  cache.setSilent(true)
  expect(await asked).toMatchObject({ answer: ['soup'], asOf: expect.any(Number) })
  expect(await ask('bill/1', never)).toMatchObject({ asOf: expect.any(Number) })
  cache.setSilent(false)
  expect(await ask('bill/1', Promise.resolve({ kind: 'refused' }))).toEqual({ kind: 'refused' })
  cache.setSilent(true)
  turn('closed')
  turn('connected')
  expect(await ask('bill/1', Promise.resolve({ kind: 'refused' }))).toEqual({ kind: 'refused' })
})

it('RULE-05 who the guest is only the hotel says, unless what is kept of it is asked for', async () => {
  const { answer, ask, beIdle, cache } = open()
  await answer('session/101/berger', 'Berger')
  beIdle()
  cache.setSilent(true)
  const silence = { kind: 'timeout' }
  expect(await ask('session/101/berger', Promise.resolve(silence))).toBe(silence)
  const read = (kept: unknown) => ({ kind: 'ok', answer: kept })
  expect(cache.orCached('session/101/berger', silence, read)).toBe(silence)
  expect(cache.find('session/101/berger', read)).toMatchObject({ answer: 'Berger' })
})

it('an answer that comes after the cache has loaded is kept by it', async () => {
  const area = createArea()
  const { cache, beIdle } = open({ area })
  const offlineCache = createOfflineCache(
    area,
    Date.now,
    () => 'g1',
    async () => cache,
  )
  let come = (_: unknown) => {}
  const asked = offlineCache.ask(
    'bill/1',
    (onAnswer) => {
      come = onAnswer
      return Promise.resolve({ kind: 'ok' })
    },
    () => ({ kind: 'ok' }),
  )
  await offlineCache.load()
  come(['soup'])
  await asked
  beIdle()
  expect(keys(area)).toEqual(['answer/bill/1', 'answers-of'])
})

it.each([false, true])(
  'SES-30 an answer to a guest who has left is nobody’s, cache loaded when it comes: %s',
  async (isLoaded) => {
    const area = createArea()
    const { cache, beIdle, device } = open({ area })
    const answers = createOfflineCache(
      area,
      Date.now,
      () => device.guest,
      async () => cache,
    )
    let come = (_: unknown) => {}
    const ask = () =>
      answers.ask(
        'bill/1',
        (onAnswer) => {
          come = onAnswer
          return Promise.resolve({ kind: 'ok' })
        },
        () => ({ kind: 'ok' }),
      )
    await ask()
    if (isLoaded) await answers.load()
    answers.forget()
    Object.assign(device, { guest: 'g2', stored: 'g2' })
    come(['soup'])
    answers.save()
    await answers.load()
    beIdle()
    expect(keys(area)).toEqual([])
    // Asked by way of the cache.
    await ask()
    Object.assign(device, { guest: 'g3', stored: 'g3' })
    come(['tea'])
    beIdle()
    expect(keys(area)).toEqual([])
  },
)

it('there is one cache for all who ask for it while it loads', async () => {
  const load = vi.fn(async () => open().cache)
  const offlineCache = createOfflineCache(createArea(), Date.now, () => 'g1', load)
  const [one, other] = await Promise.all([offlineCache.load(), offlineCache.load()])
  expect(one).toBe(other)
  expect(await offlineCache.load()).toBe(one)
  expect(load).toHaveBeenCalledTimes(1)
})

it('a cache that did not load is loaded when it is asked for again', async () => {
  const { cache } = open()
  const load = vi.fn(async () => cache).mockRejectedValueOnce(new Error('no connection'))
  const offlineCache = createOfflineCache(createArea(), Date.now, () => 'g1', load)
  await expect(offlineCache.load()).rejects.toThrow('no connection')
  expect(await offlineCache.load()).toBe(cache)
})

it('what does not fit its schema any more is none', async () => {
  const { answer, ask, beIdle, turn } = open()
  await answer('bill/1', 'damaged')
  beIdle()
  turn('closed')
  expect(await ask('bill/1', Promise.resolve({ kind: 'unreachable' }))).toEqual({ kind: 'unreachable' })
})

it('SES-30 is of one guest: of another nothing is found, and of nobody nothing is written', async () => {
  const { answer, ask, beIdle, turn, device, area, cache } = open()
  device.guest = ''
  await answer('config', 'before sign-in')
  beIdle()
  expect(keys(area)).toEqual([])
  device.guest = 'g1'
  await answer('bill/1', ['soup'])
  beIdle()
  expect(keys(area)).toEqual(['answer/bill/1', 'answer/config', 'answers-of'])
  // The guest left in another tab, and another one signed in there.
  device.stored = 'g2'
  await answer('messages', ['late'])
  beIdle()
  expect(keys(area)).not.toContain('answer/messages')
  device.guest = 'g2'
  cache.forget()
  turn('closed')
  expect(await ask('bill/1', Promise.resolve({ kind: 'unreachable' }))).toEqual({ kind: 'unreachable' })
  turn('connected')
  await answer('bill/2', ['tea'])
  beIdle()
  expect(keys(area)).toEqual(['answer/bill/2', 'answers-of'])
})

it('is bounded: by an answer’s size, by the share of its kind, by number and by age', async () => {
  const { answer, ask, beIdle, turn, device, area } = open()
  await answer('bill/1', ['soup'])
  await answer('shop/1', 'x'.repeat(200_000))
  await answer('epg/en', ['News 24'])
  for (let channel = 0; channel < 60; channel += 1) {
    device.now += 1
    await answer(`epg/now/${channel}`, 'news')
    if (channel < 5) await answer(`epg/programme/${channel}`, 'x'.repeat(140_000))
  }
  beIdle()
  const stored = keys(area)
  expect(stored.filter((key) => key.startsWith('answer/epg/now/'))).toHaveLength(40)
  expect(stored).toContain('answer/epg/now/59')
  // The list without which the programmes could not be shown is older than all of them.
  expect(stored).toContain('answer/epg/en')
  expect(stored.filter((key) => key.startsWith('answer/epg/programme/'))).toEqual([
    'answer/epg/programme/3',
    'answer/epg/programme/4',
  ])
  expect(stored).toContain('answer/bill/1')
  expect(stored).not.toContain('answer/shop/1')
  turn('closed')
  device.now += 8 * dayMs
  expect(await ask('bill/1', Promise.resolve({ kind: 'unreachable' }))).toEqual({ kind: 'unreachable' })
})

it('what was answered before there was a cache is kept, and all of it forgotten at once', async () => {
  const area = createArea()
  const device = open({ area, early: [{ name: 'config', raw: 'early', at: 1_000_000_000_000 }] })
  device.beIdle()
  expect(keys(area)).toEqual(['answer/config', 'answers-of'])
  const offlineCache = createOfflineCache(
    area,
    Date.now,
    () => 'g1',
    async () => device.cache,
  )
  area.set('login-room', '101')
  offlineCache.forget()
  expect(keys(area)).toEqual(['login-room'])
})

it('SES-30 what was answered to a page that ended at once is the next page’s, for the same guest', async () => {
  const early = async (guest: string) => {
    const area = createArea()
    const offlineCache = createOfflineCache(
      area,
      Date.now,
      () => guest,
      () => never,
    )
    const ok = { kind: 'ok', answer: ['soup'] }
    const send = async (onAnswer: (raw: unknown) => void) => {
      onAnswer(['soup'])
      return ok
    }
    expect(await offlineCache.ask('bill/1', send, () => ok)).toBe(ok)
    offlineCache.save()
    return area
  }
  const area = await early('g1')
  open({ area }).beIdle()
  expect(keys(area)).toEqual(['answer/bill/1', 'answers-of'])
  expect(area.get('answer/bill/1')).toContain('soup')

  const ofAnother = await early('g2')
  open({ area: ofAnother }).beIdle()
  expect(keys(ofAnother)).toEqual([])
  expect(keys(await early(''))).toEqual([])
})

it('a page that ends does not wait for an idle moment', async () => {
  const { answer, area, cache } = open()
  await answer('bill/1', ['soup'])
  expect(keys(area)).toEqual([])
  cache.save()
  expect(keys(area)).toEqual(['answer/bill/1', 'answers-of'])
})
