import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { airports, type FlightsState, flightsSlice } from '../../../src/domains/flights/slice.ts'
import { answerInstead, logged } from '../badAnswers.ts'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { deskOf, openApp, openHotel, openSignedIn, place, query } from '../harness.tsx'
import { stopClock } from '../time/deviceAt.ts'

const module = 'SQMOD_FlightInfo'
const call = { module, function: 'getFlights' }
/** Interval at which the lists are loaded again. */
const updateIntervalMs = 60_000
type App = Awaited<ReturnType<typeof openApp>>

const panel = async (name: string) => within(await screen.findByRole('tabpanel', { name }))
const departures = async () => {
  const list = await panel('Departures')
  await list.findAllByRole('listitem')
  const earlier = list.queryByRole('button', { name: 'Earlier flights', expanded: false })
  if (earlier) act(() => earlier.click())
  return list
}
const asked = async ({ desk }: Pick<App, 'desk'>) => (await desk.calls(call)).map(({ data }) => data)
const last = async (app: Pick<App, 'desk'>, type = 'departure') =>
  (await asked(app)).filter((data) => data.type === type).at(-1)

/** Opens the app at an address of the flights. */
async function openFlights(search = '', options: Parameters<typeof openApp>[0] = {}) {
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-name', 'Berger')
  const app = await openApp({ ...options, path: `/flightinfo?property=1&theme=1${search}` })
  await screen.findByRole('heading', { level: 1, name: 'Flights' })
  return app
}

it('FLT-01, FLT-05, FLT-07, FLT-08, FLT-09, FLT-11, MENU-11 the menu opens departures first, and both lists are loaded', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('navigation', { name: 'Menu' }))
  await app.user.click(await drawer.findByRole('button', { name: 'Flights' }))
  await screen.findByRole('heading', { level: 1, name: 'Flights' })
  expect(place()).toBe('/flightinfo')
  expect((await departures()).getAllByRole('listitem')).toHaveLength(10)
  expect((await app.desk.calls({ module, function: 'getAirports' })).map(({ data }) => data)).toEqual([{}])
  expect(await asked(app)).toEqual(
    expect.arrayContaining(
      ['departure', 'arrival'].map((type) => ({ airport_id: 1, term: '', offset: 10, start: 0, type })),
    ),
  )
  await app.user.click(screen.getByRole('tab', { name: 'Arrivals' }))
  await (await panel('Arrivals')).findAllByRole('listitem')
})

it('FLT-21 the list begins with what is to come; what is over is behind one button, and found by a search', async () => {
  const at = '2026-11-21T10:00:00Z'
  stopClock(at)
  const hotel = await openHotel()
  const app = await openFlights('', { hotel })
  const list = await panel('Departures')
  const flights = hotel.desk.flights('1', '1', 'departure').slice(0, 10)
  const isOver = ({ estimated_gate_time, scheduled_gate_time }: (typeof flights)[number]) =>
    Date.parse(estimated_gate_time || scheduled_gate_time) <= Date.parse(at)
  const [over, next] = [flights.filter(isOver), flights.filter((one) => !isOver(one))]
  expect([over.length > 0, next.length > 0]).toEqual([true, true])
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(next.length))
  expect(list.queryByText(/Departed/)).toBeNull()
  const earlier = list.getByRole('button', { name: 'Earlier flights', expanded: false })
  await app.user.click(earlier)
  expect(list.getAllByRole('listitem')).toHaveLength(10)
  await app.user.click(earlier)
  expect(list.getAllByRole('listitem')).toHaveLength(next.length)
  const number = over[0]?.flight_number ?? ''
  await app.user.type(screen.getByRole('searchbox'), number)
  await list.findByText(new RegExp(`^${number} `))
})

it('FLT-02, FLT-03, FLT-04, FLT-12 the address says airport, page, term, size and tab', async () => {
  const app = await openFlights('&airport=2&page=2&q=a&size=20&type=arrival')
  await (await panel('Arrivals')).findAllByRole('listitem')
  expect(await last(app, 'arrival')).toMatchObject({ airport_id: 2, term: 'a', offset: 20, start: 20 })
})

it.each(['&airport=999', '&size=500', '&page=none'])(
  'FLT-02, FLT-12 an address with %s shows what is usual',
  async (search) => {
    const app = await openFlights(search)
    await departures()
    expect(await last(app)).toMatchObject({ airport_id: 1, offset: 10, start: 0 })
  },
)

it('FLT-03, FLT-13 a page out of range shows the last page', async () => {
  const app = await openFlights('&page=999')
  await departures()
  const pages = Number(/ of (\d+)/.exec((await screen.findByText(/^\d+ of \d+$/)).textContent ?? '')?.[1])
  await waitFor(async () => expect(await last(app)).toMatchObject({ start: (pages - 1) * 10 }))
  await waitFor(() => expect(query().get('page')).toBe(String(pages)))
})

it('FLT-06, FLT-18 another airport is in the address, on its first page, with lists of its own', async () => {
  const app = await openFlights('&page=2')
  await departures()
  const [, second] = within(screen.getByRole('radiogroup', { name: 'Airport' })).getAllByRole('radio')
  await app.user.click(second as HTMLElement)
  await waitFor(async () => expect(await last(app)).toMatchObject({ airport_id: 2, start: 0 }))
  await waitFor(() => expect(query().get('airport')).toBe('2'))
  expect([...query().keys()]).not.toContain('page')
})

it('FLT-19, FLT-13 pages are turned, and another tab begins on its first', async () => {
  const app = await openFlights()
  const list = await departures()
  const first = list.getAllByRole('listitem')[0]?.textContent
  await app.user.click(list.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(list.getAllByRole('listitem')[0]?.textContent).not.toBe(first))
  await waitFor(() => expect(query().get('page')).toBe('2'))
  await app.user.click(screen.getByRole('tab', { name: 'Arrivals' }))
  await waitFor(() => expect([...query().keys()]).not.toContain('page'))
  expect(await last(app, 'arrival')).toMatchObject({ start: 0 })
})

it('FLT-12, SCONST-03 a page has 10, 20 or 50 flights', async () => {
  const app = await openFlights()
  const list = await departures()
  const sizes = within(screen.getByRole('radiogroup', { name: 'Per page' }))
  expect(sizes.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    '10',
    '20',
    '50',
  ])
  await app.user.click(sizes.getByRole('radio', { name: '50' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(50))
  await waitFor(() => expect(query().get('size')).toBe('50'))
})

it('FLT-04 a term is sent, goes to the first page, and stands in the address', async () => {
  const app = await openFlights('&page=3')
  await departures()
  await app.user.type(screen.getByRole('searchbox'), 'london')
  await waitFor(async () => expect(await last(app)).toMatchObject({ term: 'london', start: 0 }))
  await waitFor(() => expect(query().get('q')).toBe('london'))
  await waitFor(async () => {
    const rows = (await departures()).getAllByRole('listitem')
    expect(rows.every(({ textContent }) => /london/i.test(textContent ?? ''))).toBe(true)
  })
})

it('FLT-20, SERR-17 without flights it says so', async () => {
  const app = await openFlights('&q=qqqqq')
  await screen.findByText('no flights available')
  await app.user.click(screen.getByRole('button', { name: 'Clear the search' }))
  await departures()
})

const flight = {
  airline: 'Austrian',
  terminal: '3',
  status: 'On time',
  flight_number: 'OS 87',
  from: 'VIE',
  to: 'JFK',
  gate: 'F12',
  scheduled_gate_time: '2026-11-21T22:15:00Z',
  estimated_gate_time: '2026-11-21T22:25:00Z',
  baggage_claim: '7',
  origin_city: 'Vienna',
  destination_city: 'New York',
  last_update: '2026-11-21T09:30:00Z',
  remark: 'Last call',
  airport_name: 'Vienna International',
}
const listOf = (...flights: object[]) => ({
  status: 'OK',
  root: { amount: flights.length, flight_data: flights },
})

it('FLT-03, FLT-13 a late answer for the departures turns no page of the arrivals', async () => {
  const app = await openFlights('&page=2')
  const list = await departures()
  const answer = await answerInstead(app.desk, call, { status: 'OK', root: { amount: 15, flight_data: [] } })
  await app.user.click(list.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(query().get('page')).toBe('3'))
  await app.user.click(screen.getByRole('tab', { name: 'Arrivals' }))
  await (await panel('Arrivals')).findAllByRole('listitem')
  await answer()
  await waitFor(async () => expect(await last(app)).toMatchObject({ start: 0 }))
  expect(app.store.getState()).toMatchObject({ flights: { tab: 'arrival', page: 1 } })
})

it('FLT-10 each list has its own amount, and the amount is that of the shown tab', async () => {
  const app = await openFlights('&airport=2&size=20')
  const list = await departures()
  const state = () => (app.store.getState() as unknown as { flights: FlightsState }).flights
  const amount = () => flightsSlice.selectors.selectAmount({ flights: state() })
  expect(state()).toMatchObject({ page: 1, limit: 20, searchTerm: '', selectedAirport: '2' })
  expect(airports.select(app.store.getState()).value.map(({ id }) => id)).toEqual(
    expect.arrayContaining([1, 2]),
  )
  await waitFor(() => expect(state().arrivals.flight_data).toHaveLength(20))
  const arriving = state().arrivals.amount
  expect(arriving).toBeGreaterThan(20)
  expect(arriving).not.toBe(75)

  const answer = await answerInstead(app.desk, call, {
    status: 'OK',
    root: { amount: 75, flight_data: [flight] },
  })
  await app.user.click(list.getByRole('button', { name: 'Next page' }))
  await answer()
  await screen.findByText('2 of 4')
  expect(state().departures).toMatchObject({ amount: 75, flight_data: [flight] })
  expect(state().arrivals.amount).toBe(arriving)
  expect(amount()).toBe(75)
  await app.user.click(screen.getByRole('tab', { name: 'Arrivals' }))
  await screen.findByText(`1 of ${Math.ceil(arriving / 20)}`)
  expect(amount()).toBe(arriving)
})

/** Opens the departures, with these flights in place of the hotel's. */
async function openWith(...flights: object[]) {
  const app = await openSignedIn()
  const answer = await answerInstead(app.desk, call, listOf(...flights))
  app.services.history.go('/flightinfo')
  await answer()
  return { app, list: await departures() }
}

it('FLT-14, GEN-02 states that a hotel sends in English are said in the language of the link', async () => {
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-name', 'Berger')
  const hotel = await openHotel()
  const answer = await answerInstead(
    deskOf(hotel),
    call,
    listOf(
      { ...flight, status: 'DEPARTED', remark: 'New gate' },
      { ...flight, flight_number: 'OS 88', status: 'Wartet auf die Crew' },
    ),
  )
  const app = await openApp({ hotel, path: '/flightinfo?property=1&theme=1&lang=de' })
  await answer()
  await app.user.click(await screen.findByRole('button', { name: /OS 87.*Neues Gate.*Abgeflogen/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'OS 87' }))
  sheet.getByText('Abgeflogen')
  sheet.getByText('Neues Gate')
  screen.getByRole('button', { name: /OS 88.*Last call.*Wartet auf die Crew/, hidden: true })
})

it('FLT-14, FLT-15, GEN-04 a flight tells all that is known of it, in the time of its airport', async () => {
  const { app, list } = await openWith(flight)
  const row = list.getByRole('button', { name: /New York \(JFK\)/ })
  for (const text of [
    '11:15 PM',
    '11:25 PM',
    'OS 87 · Austrian',
    'Terminal 3 · Last call',
    'Gate F12',
    'On time',
  ])
    within(row).getByText(text)
  expect(row.querySelector('del')?.textContent).toMatch(/^11:15/)
  expect(row.textContent).not.toContain('Baggage')
  await app.user.click(row)
  const sheet = within(await screen.findByRole('dialog', { name: 'OS 87' }))
  for (const text of [
    'Austrian',
    'Vienna (VIE)',
    'New York (JFK)',
    'F12',
    '3',
    'Last call',
    'Vienna International',
  ])
    sheet.getByText(text)
  expect(sheet.queryByText('Baggage claim')).toBeNull()
})

it('FLT-14, FLT-15 of flights that have no number each tells what is its own', async () => {
  const { app, list } = await openWith({ destination_city: 'Oslo' }, { destination_city: 'Bergen' })
  await app.user.click(list.getByRole('button', { name: 'Bergen' }))
  const sheet = within(await screen.findByRole('dialog'))
  sheet.getByText('Bergen')
  expect(sheet.queryByText('Oslo')).toBeNull()
})

it('FLT-17, GEN-06 airports that do not load on the second visit leave no flights of the first', async () => {
  const app = await openFlights()
  await departures()
  app.services.history.go('/courses')
  await waitFor(() => expect(place()).toBe('/courses'))
  await app.desk.tell('faults', { module, function: 'getAirports', status: 'ERROR', times: 1 })
  app.services.history.go('/flightinfo')
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }))
  await departures()
})

it('FLT-02 an airport without code and name is called by its number', async () => {
  const app = await openSignedIn()
  const answer = await answerInstead(
    app.desk,
    { module, function: 'getAirports' },
    { status: 'OK', root: [{ id: 1, code: 'VIE' }, { id: 2 }] },
  )
  app.services.history.go('/flightinfo')
  await answer()
  await app.user.click(await screen.findByRole('radio', { name: '2' }))
  await waitFor(() => expect(query().get('airport')).toBe('2'))
})

it('FLT-14 a flight that is a whole day late has its expected time set off', async () => {
  const { list } = await openWith({ ...flight, estimated_gate_time: '2026-11-22T22:15:00Z' })
  const row = list.getByRole('listitem')
  expect(row.querySelector('del')?.textContent).toMatch(/^11:15/)
  expect(row.querySelector('ins')?.textContent).toMatch(/^11:15/)
})

it('FLT-14 what is not known is left out', async () => {
  const { list } = await openWith({
    flight_number: 'XX 1',
    destination_city: 'Graz',
    scheduled_gate_time: flight.scheduled_gate_time,
  })
  expect(list.getByRole('listitem').textContent).toBe(
    '11:15\u00a0PMYesterdayGrazXX 1'.replace(
      'Yesterday',
      list.getByRole('listitem').querySelector('small')?.textContent ?? '',
    ),
  )
})

it('FLT-14 days are those of the airport, also where the hotel has another date', async () => {
  // Midnight has passed in Vienna, and has not in London.
  vi.setSystemTime('2026-11-21T23:30:00Z')
  const app = await openSignedIn()
  const airports = await answerInstead(
    app.desk,
    { module, function: 'getAirports' },
    { status: 'OK', root: [{ id: 1, code: 'LHR', timezone: 'Europe/London' }] },
  )
  const answer = await answerInstead(
    app.desk,
    call,
    listOf({ flight_number: 'XX 1', scheduled_gate_time: '2026-11-22T00:10:00Z' }),
  )
  app.services.history.go('/flightinfo')
  await airports()
  await answer()
  const row = (await departures()).getByRole('listitem')
  expect(row.querySelector('small')?.textContent).toBe('Tomorrow')
})

it('FLT-15 arrivals have their baggage claim', async () => {
  // At night there may have been no arrivals for a long time.
  const at = '2026-11-21T14:00:00Z'
  const hotel = await openHotel()
  hotel.desk.clock({ now: at })
  await openFlights('&type=arrival&size=50', { hotel, now: () => Date.parse(at) })
  const list = await panel('Arrivals')
  expect(await list.findAllByText(/^Baggage /)).not.toEqual([])
})

it('a change of gate or time is set off and said, while the guest looks on', async () => {
  const app = await openFlights()
  const list = await departures()
  const shown = list.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  const one = app.hotel.desk
    .flights('1', '1', 'departure')
    .find(({ flight_number }) => shown.some((text) => text.includes(`${flight_number} ·`)))
  if (!one) throw new Error('There is no flight.')
  await app.desk.tell('flights', {
    property: '1',
    airport_id: '1',
    type: 'departure',
    flight_number: one.flight_number,
    gate: 'Z99',
  })
  const gate = await list.findByText('Gate Z99')
  expect(gate.dataset.changed).toBe('')
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(`${one.flight_number}, ${one.destination_city}, Gate Z99`),
    ),
  )
})

it('FLT-17, SERR-10, SERR-17 a list that failed is not called empty when its update fails, too', async () => {
  startFakeClock()
  const app = await openSignedIn()
  await app.desk.tell('faults', { ...call, status: 'ERROR', times: 4 })
  app.services.history.go('/flightinfo')
  await passUntil(() => screen.getByText(/currently having difficulties opening this module/))
  await pass(updateIntervalMs)
  await passUntil(async () => expect(await logged(app.desk, 'flights')).toHaveLength(4))
  expect(screen.queryByText('no flights available')).toBeNull()
  screen.getByRole('button', { name: 'Try again' })
  // The next update succeeds.
  await pass(updateIntervalMs)
  await passUntil(() => within(screen.getByRole('tabpanel', { name: 'Departures' })).getAllByRole('listitem'))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('a hotel without airports has no flights', async () => {
  const app = await openSignedIn()
  const answer = await answerInstead(
    app.desk,
    { module, function: 'getAirports' },
    { status: 'OK', root: [] },
  )
  app.services.history.go('/flightinfo')
  await answer()
  await screen.findByText('no flights available')
})

it('leaving the flights takes their parameters out of the address', async () => {
  const app = await openFlights('&airport=2&page=2&q=a&size=20&type=arrival')
  await (await panel('Arrivals')).findAllByRole('listitem')
  act(() => app.services.history.go('/weather/0?airport=2&page=2&q=a&size=20&type=arrival'))
  await waitFor(() => expect(place()).toBe('/weather/0'))
  await waitFor(() =>
    expect(['airport', 'page', 'q', 'size', 'type'].some((name) => query().has(name))).toBe(false),
  )
})

it('STOUR-03 the tour explains airports, search, departures and arrivals, and paging', async () => {
  const app = await openFlights()
  await departures()
  await app.user.click(await screen.findByRole('button', { name: 'Help' }))
  for (const name of ['The airport', 'Search', 'Departures and arrivals', 'Pages']) {
    await screen.findByRole('dialog', { name })
    await app.user.click(screen.getByRole('button', { name: /^(Next|Finish)$/ }))
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('GEN-01 a walk-in guest sees the flights, too', async () => {
  const hotel = await openHotel()
  const app = await openApp({ hotel, path: '/?property=1&theme=1&mode=walkin' })
  await waitFor(() => expect(place()).toBe('/cp/1'))
  app.services.history.go('/flightinfo')
  await departures()
})
