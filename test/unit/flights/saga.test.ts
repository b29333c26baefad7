import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pushed } from '../../../src/core/pushed.ts'
import { navigated, navigationSlice } from '../../../src/core/routing/slice.ts'
import { flightsState } from '../../../src/domains/flights/saga.ts'
import { airports, pageTurned, tabChosen } from '../../../src/domains/flights/slice.ts'
import { endTest } from '../../app/atEnd.ts'
import { runOnStore } from '../runOnStore.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await endTest()
  vi.useRealTimers()
})

const changedAt = (airport_id: string) =>
  pushed.flightInfoChanged({ airport_id, type: 'departure', flight_number: 'OS 1' })

/** The list of flights of an airport, which is open. */
async function open() {
  const airport = { id: 1, code: 'VIE', name: 'Vienna', timezone: 'Europe/Vienna' }
  const flight = { flight_number: 'OS 1' }
  const app = runOnStore({
    saga: flightsState.saga,
    slices: [...flightsState.slices, navigationSlice] as never,
    answer: () => ({ amount: 30, flight_data: [flight] }),
    services: { history: { go: () => undefined }, page: { whenVisible: async () => undefined } },
    before: [navigated({ pathname: '/flightinfo', search: '', how: 'push', paramsOnly: false })],
  })
  app.dispatch(airports.loaded([airport]))
  await vi.advanceTimersByTimeAsync(0)
  const types = () => app.asked.splice(0).map(([, data]) => (data as { type: string }).type)
  return { ...app, types, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

it('FLT-06 loads both lists of an airport, and then the one alone that the guest opens or turns', async () => {
  const app = await open()
  expect(app.types()).toEqual(['departure', 'arrival'])
  app.dispatch(tabChosen('arrival'))
  await app.pass(0)
  expect(app.types()).toEqual(['arrival'])
  app.dispatch(pageTurned({ type: 'arrival', page: 2 }))
  await app.pass(0)
  expect(app.types()).toEqual(['arrival'])
})

it('loads again what has changed at this airport, once for several changes, and nothing for another one', async () => {
  const app = await open()
  app.types()
  app.dispatch(changedAt('2'))
  await app.pass(1000)
  expect(app.types()).toEqual([])
  for (let change = 0; change < 3; change++) app.dispatch(changedAt('1'))
  await app.pass(1000)
  expect(app.types()).toEqual(['departure', 'arrival'])
})
