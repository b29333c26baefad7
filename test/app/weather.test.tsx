import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerInstead, bodyInstead, logged } from './badAnswers.ts'
import { passUntil, startFakeClock } from './fakeClock.ts'
import {
  atHome,
  configured,
  openApp,
  openHotel,
  openSignedIn,
  openSignedInAt,
  place,
  signIn,
} from './harness.tsx'
import { cutNetwork } from './network.ts'

const call = { module: 'SQMOD_Weather', function: 'fetchWeather' }
const root = {
  city: 'Vienna',
  country: 'Austria',
  updated: '2026-11-21T09:30:00Z',
  current: { temperature: 18.4, text: 'Partly cloudy', icon: 'partly-cloudy', humidity: 60, wind: 12 },
  forecast: [
    { date: '2026-11-22', min: 9, max: 19, text: 'Rain', icon: 'rain' },
    { date: '2026-11-23', min: -0.4, max: 5, text: 'Snow', icon: 'snow' },
  ],
}

type Hotel = Awaited<ReturnType<typeof openHotel>>

/** Opens the app and signs in, with this payload as the hotel's weather. */
async function openWith(payload: unknown, systemValues: Record<string, string> = {}, hotel?: Hotel) {
  const house = hotel ?? (await openHotel())
  house.desk.property({ id: '1', systemValues: { weather_locations: 'Vienna,Austria,AT', ...systemValues } })
  const app = await openApp({ hotel: house })
  const answer = await answerInstead(app.desk, call, payload)
  await signIn(app, '101', 'Berger')
  await answer()
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
  return app
}

const go = async (app: Pick<Awaited<ReturnType<typeof openApp>>, 'services'>, to: string) =>
  app.services.history.go(to)
const now = async () => within(await screen.findByRole('region', { name: 'Now' }))
const days = () => within(screen.getByRole('region', { name: 'The days ahead' })).getAllByRole('listitem')

it('WTH-09 writes degrees below zero with a minus sign', async () => {
  const current = { ...root.current, temperature: -7 }
  const forecast = [{ date: '2026-11-22', min: -12, max: -3, text: 'Snow', icon: 'snow' }]
  const app = await openWith({ status: 'OK', root: { ...root, current, forecast } })
  await go(app, '/weather/0')
  ;(await now()).getByText('\u22127°')
  expect(days().map((day) => day.textContent)).toEqual([expect.stringMatching(/\u221212°\u22123°$/)])
})

it('MENU-05, WTH-08, ROUTE-22 the menu opens the weather of the first location', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('link', { name: /^Weather/ }))
  await screen.findByRole('heading', { level: 1, name: 'Vienna' })
  expect(place()).toBe('/weather/0')
  await now()
})

it('WTH-07, RT-32 shows the weather as the hotel tells it', async () => {
  const app = await openWith({ status: 'OK', root }, { date_format: '24h' })
  await go(app, '/weather/0')
  const { getByText } = await now()
  expect(getByText(/^18°/).parentElement?.textContent).toBe('18°C')
  getByText('Partly cloudy')
  expect(getByText('Humidity').nextElementSibling?.textContent).toBe('60%')
  expect(getByText('Wind').nextElementSibling?.textContent).toBe('12 km/h')
  // Sent in UTC; 10:30 in the hotel's time zone.
  expect(getByText('Updated').nextElementSibling?.textContent).toBe('10:30')
  expect(days().map((day) => day.textContent)).toEqual([
    expect.stringMatching(/Rain9 to 19 degrees9°19°$/),
    expect.stringMatching(/Snow0 to 5 degrees0°5°$/),
  ])
  // A minus stands before its number, also in a page from right to left.
  expect(screen.getByText('9°').dir).toBe('ltr')
  const [asked] = await app.desk.calls(call)
  expect(asked?.data).toEqual({ city: 'Vienna', country: 'Austria', countryISO3166: 'AT', lang: 'en' })
})

it('CONST-11 shows Fahrenheit where the hotel does, on the screen and at home', async () => {
  const app = await openWith({ status: 'OK', root }, { temperature_unit: 'F' })
  await screen.findByText(/^65\s°F · Partly cloudy in Vienna/)
  await go(app, '/weather/0')
  expect((await now()).getByText(/^65°/).parentElement?.textContent).toBe('65°F')
  expect(days()[0]?.textContent).toContain('48 to 66 degrees')
})

it('WTH-08 offers a choice between several locations, and takes 0 for an index out of range', async () => {
  const app = await openSignedIn()
  await go(app, '/weather/7')
  await screen.findByRole('heading', { level: 1, name: 'Vienna' })
  const places = within(screen.getByRole('navigation', { name: 'Places' }))
  expect(places.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Vienna',
    'Salzburg',
    'Budapest',
  ])
  expect(places.getByRole('link', { name: 'Vienna' }).getAttribute('aria-current')).toBe('true')
  await app.user.click(places.getByRole('link', { name: 'Budapest' }))
  await screen.findByRole('heading', { level: 1, name: 'Budapest' })
  expect(place()).toBe('/weather/2')
})

it('WTH-08 offers no choice where there is one location', async () => {
  const app = await openWith({ status: 'OK', root })
  await go(app, '/weather/-1')
  await screen.findByRole('heading', { level: 1, name: 'Vienna' })
  expect(screen.queryByRole('navigation', { name: 'Places' })).toBeNull()
})

it('LANG-11 asks for the weather in the new language', async () => {
  startFakeClock()
  const app = await openSignedIn()
  await go(app, '/language')
  await app.user.click(await screen.findByRole('button', { name: 'Deutsch' }))
  await passUntil(async () =>
    expect((await app.desk.calls(call)).map(({ data }) => data.lang)).toContain('de'),
  )
  await go(app, '/weather/1')
  await passUntil(() => screen.getByRole('link', { name: 'Wien' }))
})

it('ERR-04 says so on the screen where no location is configured', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { weather_locations: null } })
  const app = await openSignedIn({ hotel })
  await go(app, '/weather/0')
  await screen.findByText('no content available for this module')
  await screen.findByRole('heading', { level: 1, name: 'Weather' })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(await app.desk.calls(call)).toEqual([])
})

it('ERR-04, CONF-07 asks for the places again where the configuration did not come', async () => {
  const end = bodyInstead('/ONEapp/api/php_helpers/initialisation/Json_operator.php', 'no', 500)
  const app = await openSignedInAt('/weather/0')
  await screen.findByText('no content available for this module')
  end()
  await app.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Vienna' })
})

describe.each([
  ['status ERROR', { status: 'ERROR', message: 'out of order' }],
  ['a body that is no weather', { status: 'OK', root: { city: 'Vienna', current: 'fine' } }],
  ['no root', { status: 'OK' }],
])('with %s', (_, payload) => {
  it('WTH-06, ERR-10, ERR-11 fails silently, is logged, and leaves the element out', async () => {
    const app = await openWith(payload)
    await waitFor(async () => expect(await logged(app.desk, 'weather')).not.toEqual([]))
    expect(screen.queryByText(/°/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('WTH-06, ERR-04 says so on the screen, and tries again when the guest asks', async () => {
    const app = await openWith(payload)
    await go(app, '/weather/0')
    await screen.findByText('no content available for this module')
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    await now()
  })
})

it('WTH-06 with no answer at all the screen ends in ERR-04, not in a skeleton', async () => {
  const app = await openWith({ status: 'ERROR' })
  await go(app, '/weather/0')
  const tryAgain = await screen.findByRole('button', { name: 'Try again' })
  await configured(app)
  app.services.hotel.setReceiveTimeout(500)
  app.hotel.desk.fault({ ...call, silent: true })
  startFakeClock()
  await app.user.click(tryAgain)
  await screen.findByText('Loading')
  await passUntil(() => screen.getByText('no content available for this module'))
})

it('WTH-07 leaves a day out that cannot be read, and keeps the rest', async () => {
  const broken = { ...root, forecast: [{ date: '2026-11-22', min: 'cold' }, root.forecast[1]] }
  const app = await openWith({ status: 'OK', root: broken })
  await go(app, '/weather/0')
  await now()
  expect(days()).toHaveLength(1)
})

it('REAL-08 without a temperature of now it shows the days that are known', async () => {
  const app = await openWith({
    status: 'OK',
    root: { ...root, current: { ...root.current, temperature: null } },
  })
  await go(app, '/weather/0')
  await waitFor(() => expect(days()).toHaveLength(2))
  expect(screen.queryByRole('region', { name: 'Now' })).toBeNull()
  app.services.history.go('/')
  await atHome()
  expect(screen.queryByText(/°/)).toBeNull()
})

it('RT-25, WTH-02 without the hotel a place does not have the weather of another one of its name', async () => {
  startFakeClock()
  const hotel = await openHotel()
  hotel.desk.property({
    id: '1',
    systemValues: { weather_locations: 'Vienna,Austria,AT|Vienna,United States,US' },
  })
  const before = await openSignedIn({ hotel })
  await passUntil(() => {
    for (const name of ['weather', 'config', 'session', 'menu'])
      expect(Object.keys(localStorage)).toContainEqual(expect.stringMatching(`^answer/${name}/`))
  })
  before.close()
  cutNetwork()
  const app = await openApp({ hotel })
  await atHome()
  await go(app, '/weather/0')
  await screen.findByText('Austria')
  await go(app, '/weather/1')
  await waitFor(() => expect(screen.queryByText('Austria')).toBeNull())
  expect(screen.queryByRole('region', { name: 'Now' })).toBeNull()
})
