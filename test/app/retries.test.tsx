/** What fails is asked again four times by itself, and then on a press: counted by what the hotel has recorded. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { passUntil, startFakeClock } from './fakeClock.ts'
import { give } from './give.ts'
import { configured, openSignedIn } from './harness.tsx'

/** As the requirement has it, not as the code does. */
const maxRetries = 4
const hourMs = 3_600_000
/** Less than the app waits for a sign of life from the hotel. */
const stepMs = 2000

/** As `pass`, in greater steps: messages arrive within some turns of the event loop. */
async function passLong(ms: number) {
  for (let left = ms; left > 0; left -= stepMs) {
    await vi.advanceTimersByTimeAsync(stepMs)
    for (let turn = 0; turn < 8; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve))
  }
}

type App = Awaited<ReturnType<typeof openSignedIn>>

/** How often the hotel has heard each different question. */
async function askedEach(app: App, query: { module: string; function: string }) {
  const counts = new Map<string, number>()
  for (const { data } of await app.desk.calls(query)) {
    const id = String(data.item_id)
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return [...counts.values()]
}

it('a guide and a clock that fail for an hour are asked again four times, and the guide on the next visit', {
  timeout: 180_000,
}, async () => {
  // The list of a phone asks what runs on each channel in sight.
  give(window, 'innerWidth', 390)
  startFakeClock()
  const app = await openSignedIn()
  await configured(app)
  const epg = { module: 'SQMOD_LiveTV', function: 'loadEPGContentOfItemId' }
  const clock = { path: '/ONEapp/api/php_helpers/utc_time.php' }
  const heardClock = async () =>
    (await app.desk.calls({ module: 'HTTP', function: `GET ${clock.path}` })).length
  await app.desk.tell('faults', { ...epg, status: 'ERROR' })
  await app.desk.tell('faults', { ...clock, http: 500 })
  act(() => app.services.history.go('/epg'))
  await passUntil(() => screen.getByRole('list', { name: 'Channels' }))
  const clockBefore = await heardClock()
  await passLong(hourMs)
  const asked = await askedEach(app, epg)
  expect(asked.length).toBeGreaterThan(2)
  expect(Math.max(...asked)).toBe(1 + maxRetries)
  expect((await heardClock()) - clockBefore).toBeLessThanOrEqual(1 + maxRetries)
  act(() => app.services.history.go('/language'))
  await passUntil(() => screen.getByRole('heading', { level: 1, name: 'Language' }))
  act(() => app.services.history.go('/epg'))
  await passUntil(async () => expect(Math.max(...(await askedEach(app, epg)))).toBe(2 + maxRetries))
})

it('flights whose updates fail are updated four times more, and again after a press', async () => {
  startFakeClock()
  const app = await openSignedIn()
  await configured(app)
  const call = { module: 'SQMOD_FlightInfo', function: 'getFlights' }
  act(() => app.services.history.go('/flightinfo'))
  await passUntil(() => screen.getByRole('tabpanel'))
  await waitFor(async () => expect(await app.desk.calls(call)).toHaveLength(2))
  await app.desk.tell('faults', { ...call, status: 'ERROR' })
  await passLong(20 * 60_000)
  const departures = async () =>
    (await app.desk.calls(call)).filter(({ data }) => data.type === 'departure').length
  expect(await departures()).toBe(1 + 1 + maxRetries)
  await app.desk.clearFaults()
  await app.user.click(screen.getByRole('tab', { name: /Arrivals/ }))
  await passLong(3 * 60_000)
  expect(await departures()).toBeGreaterThan(2 + maxRetries + 1)
})
