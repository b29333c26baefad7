/** All that domains declare to load (`core/load`); what a declaration guarantees is in `test/unit/load.test.ts`. */
import { expect, it } from 'vitest'
import { checkinLost, sessionReset } from '../../../src/domains/session/slice.ts'
import { wholeRegistry } from './wholeRegistry.ts'

/** The hotel's own, whoever reads it. */
const ofHotel = ['content/folders', 'content/pages', 'weather/places']

const domains = wholeRegistry().all()
const loads = (
  await Promise.all(domains.map(async ({ state, lazyState }) => [state, await lazyState?.load()]))
).flatMap((states) => states.flatMap((state) => state?.loads ?? []))

it('what is loaded for a guest is gone when the session ends, and an answer under way is dropped', () => {
  expect(loads.length).toBeGreaterThan(14)
  const loaded = { '': { status: 'success', value: 'of the guest before' } }
  for (const end of [sessionReset(), checkinLost()]) {
    const staying = loads.filter(({ slice }) => slice.reducer(loaded, end) === loaded)
    expect(staying.map(({ slice }) => slice.reducerPath).sort()).toEqual(ofHotel)
  }
})

it('each has a name of its own, which begins with its domain', () => {
  const names = loads.map(({ slice }) => slice.reducerPath)
  expect(new Set(names).size).toBe(names.length)
  const named = new Set(domains.map(({ name }) => name))
  expect(names.filter((name) => !named.has(name.split('/')[0] ?? ''))).toEqual([])
})
