// Answers that come late or in another order than they were asked for, and how often the lists are loaded again.
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { flightsSlice } from '../../../src/domains/flights/slice.ts'
import { answerInstead } from '../badAnswers.ts'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { give } from '../give.ts'
import { openSignedIn, openSignedInAt, place, query, stateOf } from '../harness.tsx'

const module = 'SQMOD_FlightInfo'
const call = { module, function: 'getFlights' }
const updateIntervalMs = 60_000
type App = Awaited<ReturnType<typeof openSignedInAt>>

const panel = () => screen.getByRole('tabpanel', { hidden: true })
const rows = async () =>
  (await within(await screen.findByRole('tabpanel', { hidden: true })).findAllByRole('listitem')).map(
    ({ textContent }) => textContent,
  )

async function openFlights(search = '') {
  const app = await openSignedInAt(`/flightinfo?${search}`)
  await screen.findByRole('heading', { level: 1, name: 'Flights' })
  await rows()
  return app
}

const asked = async ({ desk }: App, type = 'departure') =>
  (await desk.calls(call)).filter(({ data }) => data.type === type)
/** Waits until the request for the departures that is to be answered late has been sent. */
const silent = (app: App) =>
  waitFor(async () => expect((await asked(app)).filter(({ status }) => status === 'SILENT')).toHaveLength(1))

/** The flights of a minute ago, or of another choice. */
const old = {
  status: 'OK',
  root: { amount: 1, flight_data: [{ flight_number: 'OS 1', destination_city: 'Atlantis' }] },
}
const push = ({ desk }: App) =>
  desk.tell('push', { room: '101', function: 'flightInfoChanged', payload: { airport_id: '1' } })

/** Messages arrive in order: when the dialog of this one is there, the app has seen all that was sent before it. */
async function everythingArrived({ desk }: App) {
  await desk.tell('message', { room: '101', text: 'Your taxi is here.' })
  await screen.findByRole('dialog', { name: 'New message' })
}

/** Gives the flight another gate at the airport. */
const changeGate = ({ desk }: App, type: 'departure' | 'arrival', flight_number: string | undefined) =>
  desk.tell('flights', { property: '1', airport_id: '1', type, flight_number, gate: 'Z99' })

it.each([
  ['of the last minute', () => pass(updateIntervalMs)],
  ['for an earlier push', push],
])('an update %s that is answered late does not undo a newer one', async (_, ask) => {
  startFakeClock()
  const app = await openFlights()
  const answerLate = await answerInstead(app.desk, call, old)
  await ask(app)
  await silent(app)
  const { flight_data } = stateOf(app, flightsSlice).departures
  await changeGate(app, 'departure', flight_data[5]?.flight_number)
  await passUntil(() => within(panel()).getByText('Gate Z99'))
  await answerLate()
  await everythingArrived(app)
  within(panel()).getByText('Gate Z99')
})

it('an update that is answered after the guest has turned the page leaves the new page as it is', async () => {
  startFakeClock()
  const app = await openFlights()
  const [first] = await rows()
  const answerLate = await answerInstead(app.desk, call, old)
  await push(app)
  await silent(app)
  await app.user.click(screen.getByRole('button', { name: 'Next page' }))
  await passUntil(async () => expect((await rows())[0]).not.toBe(first))
  const shown = await rows()
  await answerLate()
  await everythingArrived(app)
  expect(
    within(panel())
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(shown)
})

it('FLT-06, FLT-18 the flights of an airport that are answered late are not shown below another airport', async () => {
  const app = await openFlights()
  const [first, second] = within(screen.getByRole('radiogroup', { name: 'Airport' })).getAllByRole('radio')
  const answerLate = await answerInstead(app.desk, call, old)
  await app.user.click(second as HTMLElement)
  await silent(app)
  const before = (await asked(app)).length
  await app.user.click(first as HTMLElement)
  await waitFor(async () => expect((await asked(app)).length).toBe(before + 1))
  await waitFor(() => expect(panel().getAttribute('aria-busy')).toBe('false'))
  await answerLate()
  await everythingArrived(app)
  expect(screen.queryByText(/Atlantis/)).toBeNull()
})

it('FLT-16, FLT-17 an update in place of a page that is still coming ends its loading, also where it fails', async () => {
  startFakeClock()
  const app = await openFlights()
  await answerInstead(app.desk, call, old)
  await app.user.click(screen.getByRole('button', { name: 'Next page' }))
  await silent(app)
  expect(panel().getAttribute('aria-busy')).toBe('true')
  await app.desk.tell('faults', { ...call, status: 'ERROR', times: 2 })
  await push(app)
  await passUntil(() => screen.getByRole('button', { name: 'Try again' }))
  expect(panel().getAttribute('aria-busy')).toBe('false')
})

it('FLT-17 airports of an earlier visit that fail late take away no flights', async () => {
  const app = await openSignedIn()
  const failLate = await answerInstead(app.desk, { module, function: 'getAirports' }, { status: 'ERROR' })
  app.services.history.go('/flightinfo')
  await waitFor(async () =>
    expect(await app.desk.calls({ module, function: 'getAirports' })).toMatchObject([{ status: 'SILENT' }]),
  )
  app.services.history.go('/courses')
  // The flights have been left only once another screen is there.
  await screen.findByRole('heading', { level: 1, name: 'Courses' })
  app.services.history.go('/flightinfo')
  await screen.findByRole('heading', { level: 1, name: 'Flights' })
  const shown = await rows()
  await failLate()
  await everythingArrived(app)
  expect(within(panel()).getAllByRole('listitem', { hidden: true })).toHaveLength(shown.length)
})

it('a guest who comes back to the flights has them loaded again once a minute, not twice', async () => {
  startFakeClock()
  const app = await openFlights()
  app.services.history.go('/courses')
  await passUntil(() => expect(place()).toBe('/courses'))
  app.services.history.go('/flightinfo')
  await passUntil(() => screen.getByRole('heading', { level: 1, name: 'Flights' }))
  await passUntil(async () => expect(await asked(app)).toHaveLength(2))
  await pass(updateIntervalMs)
  await passUntil(async () => expect(await asked(app, 'arrival')).toHaveLength(3))
  expect(await asked(app)).toHaveLength(3)
})

it('a push for another airport loads no list again', async () => {
  startFakeClock()
  const app = await openFlights()
  await app.desk.tell('push', {
    room: '101',
    function: 'flightInfoChanged',
    payload: { airport_id: '2' },
  })
  await everythingArrived(app)
  await pass(1000)
  expect(await asked(app)).toHaveLength(1)
})

it('the lists are not loaded again while nobody sees them, and at once when the guest is back', async () => {
  startFakeClock()
  const app = await openFlights()
  const show = (state: string) => {
    give(document, 'visibilityState', state)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  show('hidden')
  await pass(5 * updateIntervalMs)
  expect(await asked(app)).toHaveLength(1)
  show('visible')
  await passUntil(async () => expect(await asked(app)).toHaveLength(2))
})

it('FLT-06 a change is set off until the guest looks at another airport', async () => {
  const app = await openFlights()
  const { flight_data } = stateOf(app, flightsSlice).departures
  // The last of the page has not left.
  await changeGate(app, 'departure', flight_data.at(-1)?.flight_number)
  expect((await within(panel()).findByText('Gate Z99')).dataset.changed).toBe('')
  const [first, second] = within(screen.getByRole('radiogroup', { name: 'Airport' })).getAllByRole('radio')
  await app.user.click(second as HTMLElement)
  await waitFor(() => expect(within(panel()).queryByText('Gate Z99')).toBeNull())
  await app.user.click(first as HTMLElement)
  expect((await within(panel()).findByText('Gate Z99')).dataset.changed).toBeUndefined()
})

it('a change of an arrival is not said to a guest who looks at the departures', async () => {
  const app = await openFlights()
  await waitFor(() => expect(stateOf(app, flightsSlice).arrivals.status).toBe('success'))
  const said = new Set<string>()
  const stop = app.store.subscribe(() => {
    for (const { flight } of stateOf(app, flightsSlice).lastChanges) said.add(flight.flight_number)
  })
  const arrivals = () => stateOf(app, flightsSlice).arrivals.flight_data
  await changeGate(app, 'arrival', arrivals()[5]?.flight_number)
  await waitFor(() => expect(arrivals().map(({ gate }) => gate)).toContain('Z99'))
  stop()
  expect([...said]).toEqual([])
  await app.user.click(screen.getByRole('tab', { name: 'Arrivals' }))
  expect((await within(panel()).findByText('Gate Z99')).dataset.changed).toBe('')
})

it('FLT-03, FLT-19 a page in the address is that of its own tab; the other tab begins on its first', async () => {
  const app = await openFlights('type=arrival&page=2')
  await waitFor(async () => expect(await asked(app)).toHaveLength(1))
  expect((await asked(app, 'arrival')).map(({ data }) => data)).toMatchObject([{ start: 10 }])
  expect((await asked(app)).map(({ data }) => data)).toMatchObject([{ start: 0 }])
  expect(query().get('page')).toBe('2')
})
