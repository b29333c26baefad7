import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createReloadGuard, decideOnConnect } from '../../../src/realtime/reloadGuard.ts'

const neverOccupied = () => false

function createMemory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

it('says reload once, when the hotel answers after a loss, not on the loss itself', () => {
  const memory = createMemory()
  const guard = createReloadGuard(
    () => memory,
    () => 1_000_000,
    neverOccupied,
  )
  expect(guard.onState('connecting')).toBeUndefined()
  expect(guard.onState('connected')).toBe('renew')
  expect(guard.onState('closed')).toBeUndefined()
  expect(guard.onState('connecting')).toBeUndefined()
  expect(guard.onState('closed')).toBeUndefined()
  expect(guard.onState('connecting')).toBeUndefined()
  expect(guard.onState('connected')).toBe('reload')
})

it('does not reload a page that had to wait for its first channel', () => {
  const memory = createMemory()
  const guard = createReloadGuard(
    () => memory,
    () => 1_000_000,
    neverOccupied,
  )
  const decisions = (
    ['connecting', 'closed', 'connecting', 'closed', 'connecting', 'connected'] as const
  ).map(guard.onState)
  expect(decisions.at(-1)).toBe('renew')
})

it('cuts off no film and no payment: only the channel is renewed', () => {
  const memory = createMemory()
  let isOccupied = true
  const guard = createReloadGuard(
    () => memory,
    () => 1_000_000,
    () => isOccupied,
  )
  guard.onState('connected')
  expect(guard.onState('connected')).toBe('renew')
  isOccupied = false
  expect(guard.onState('connected')).toBe('reload')
})

it.each([
  [29_999, 'renew'],
  [30_000, 'reload'],
] as const)('RT-27 after a reload %d ms ago: %s', (age, decision) => {
  expect(decideOnConnect({ wasLost: true, lastReload: 5000, now: 5000 + age })).toBe(decision)
})

it('RT-27 is not held up by a clock that was set back', () => {
  expect(decideOnConnect({ wasLost: true, lastReload: 9_000_000, now: 1000 })).toBe('reload')
})

it('RT-26, RT-27 never reloads twice in 30 s, however the channel comes and goes across the reloads', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('connecting', 'connected', 'closed'), fc.nat(20_000)), {
    minLength: 10,
    maxLength: 200,
  })
  fc.assert(
    fc.property(steps, (walk) => {
      const memory = createMemory()
      let now = 1_000_000
      const reloads: number[] = []
      const load = () =>
        createReloadGuard(
          () => memory,
          () => now,
          neverOccupied,
        )
      let guard = load()
      for (const [state, wait] of walk) {
        now += wait
        if (guard.onState(state as 'connecting') !== 'reload') continue
        reloads.push(now)
        guard = load()
      }
      reloads.forEach((at, index) => {
        if (index > 0) expect(at - (reloads[index - 1] ?? 0)).toBeGreaterThanOrEqual(30_000)
      })
    }),
  )
})

it.each([
  [
    'refuses',
    () => {
      throw new Error('refused')
    },
  ],
  ['forgets', () => ({ getItem: () => null, setItem: () => {} })],
  ['holds nonsense', () => ({ getItem: () => 'soon', setItem: () => {} })],
])('RT-26 never reloads where the session storage %s: it could become a loop', (_, memory) => {
  const guard = createReloadGuard(memory, () => 1_000_000, neverOccupied)
  const decisions = (['connected', 'closed', 'connected', 'closed', 'connected'] as const).map(guard.onState)
  expect(decisions).not.toContain('reload')
})
