import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { waitLimitMs } from '../tools/limits.ts'
import { bodyInstead, logged, nothingInstead } from './badAnswers.ts'
import { passUntil, startFakeClock } from './fakeClock.ts'
import { atHome, fillIn, openApp, openHotel, openSignedIn, signIn } from './harness.tsx'
import { restoreRealTimers } from './realTimers.ts'

const values = '/ONEapp/api/php_helpers/initialisation/Json_operator.php'
const answer = (root: unknown) => JSON.stringify({ success: true, 0: { getSystemValues: { root } } })
const line = (code: string) => screen.findByText(`Some settings could not be loaded (${code}).`)
type App = Awaited<ReturnType<typeof openApp>>
const config = ({ store }: App) => store.getState().config

/** The values that the hotel is asked for, by what they are about. */
const names = {
  currency: [
    ...['currency_short', 'currency_position', 'price_decimal_precision', 'price_thousands_separator'],
    ...['price_fraction_separator', 'price_symbol_spacing', 'price_avoid_empty_decimals'],
  ],
  formats: ['date_format', 'temperature_unit'],
  switches: ['install_prompt_enabled', 'checkout_disabled', 'preview_enabled'],
  routing: ['player_routing', 'default_source', 'default_source_port', 'default_radio_category'],
  wakeUp: [
    ...['wakeup_start_volume', 'wakeup_volume_step', 'wakeup_between_steps', 'wakeup_snooze'],
    ...['wakeup_max_volume', 'sleep_timer_step', 'sleep_timer_max'],
  ],
  checkout: ['late_checkout', 'webcheckin_url'],
  parentalControl: ['parental_control_password', 'parental_control_type'],
  reboot: ['reboot_time', 'reboot_fallback', 'reboot_random_offset'],
  others: [
    ...['weather_locations', 'weather_refresh', 'login_devices', 'checkin_validity_interval'],
    ...['receive_timeout', 'background_music_volume', 'scroll_speed', 'tv_favourites_min_time'],
    ...['play_timeout', 'epg_page_size', 'maps_api_key', 'consent_script_url'],
  ],
}

it('CONF-01, CONF-02, CONF-03, HTTP-01 asks for the values by name, at most 50 at once', async () => {
  const app = await openApp()
  await waitFor(() => expect(config(app).initialised).toBe(true))
  const asked = (await app.desk.calls({ module: 'HTTP' })).filter(
    ({ function: name }) => name === `GET ${values}`,
  )
  const batches = asked.map(({ data }) => String(data.systemvalues).split(','))
  for (const batch of batches) expect(batch.length).toBeLessThanOrEqual(50)
  expect(batches.flat()).toEqual(expect.arrayContaining(Object.values(names).flat()))
  expect(new Set(batches.flat()).size).toBe(batches.flat().length)
  expect(asked.map(({ data }) => data.cmdArr)).toEqual(asked.map(() => 'getSystemValues'))
})

it('CONF-04, CONF-05, CONF-06, CONF-07 what the hotel says counts, what it leaves empty stays at its default', async () => {
  const hotel = await openHotel()
  hotel.desk.property({
    id: '1',
    systemValues: { checkout_disabled: 'true', preview_enabled: 'yes', epg_page_size: '12', date_format: '' },
  })
  const app = await openApp({ hotel })
  await waitFor(() =>
    expect(config(app)).toMatchObject({ status: 'success', initialised: true, error: null }),
  )
  expect(config(app).values).toMatchObject({
    checkout_disabled: true,
    preview_enabled: false,
    epg_page_size: 12,
    date_format: '',
    reboot_time: '05:15',
  })
})

describe.each([
  ['4000-1', 'ERR-16', 'a root that is no JSON', answer('{"currency'), 200],
  ['4000-1', 'ERR-16', 'an answer that is no JSON', '<html>', 200],
  ['4000-1', 'ERR-16', 'an answer without content', '', 200],
  ['4000-2', 'ERR-17', 'HTTP 500', '{"error":{"code":"down","message":"down"}}', 500],
  ['4000-3', 'ERR-18', 'an empty root', answer(''), 200],
  ['4000-3', 'ERR-18', 'no values at all', answer('{}'), 200],
  ['4000-4', 'ERR-19', 'success that is not true', '{"success":false}', 200],
  ['4000-4', 'ERR-19', 'a root that is a list', answer([]), 200],
])('%s', (code, row, what, body, status) => {
  it(`${row}, CONF-07, CONF-08 ${what}: the line shows the code, and the app goes on with the defaults`, async () => {
    bodyInstead(values, body, status)
    const app = await openApp()
    await line(code)
    expect(config(app)).toMatchObject({ status: 'failure', initialised: false, error: code })
    expect(config(app).values).toMatchObject({ currency_short: 'EUR', epg_page_size: 7 })
    await waitFor(async () => expect(await logged(app.desk, 'config')).toHaveLength(1))
    await signIn(app, '101', 'Berger')
    await screen.findByRole('heading', { level: 1, name: /^Good/ })
    await line(code)
  })
})

it('ERR-17, HTTP-22 no answer in time has the code 4000-2', async () => {
  const hotel = await openHotel()
  bodyInstead(values, answer(null))
  const app = await openApp({ hotel })
  await line('4000-3')
  nothingInstead(values)
  app.services.http.setReceiveTimeout(300)
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await line('4000-2')
})

it('CONF-07 tries again when the guest asks, and the line goes once it worked', async () => {
  const hotel = await openHotel()
  hotel.desk.fault({ path: values, http: 500 })
  const app = await openApp({ hotel })
  await line('4000-2')
  const again = () => screen.getByRole('button', { name: 'Try again' })
  await app.user.click(again())
  await waitFor(async () => expect(await logged(app.desk, 'config')).toHaveLength(2))
  await line('4000-2')

  hotel.desk.clearFaults()
  await app.user.click(again())
  await waitFor(() => expect(config(app).initialised).toBe(true))
  await waitFor(() => expect(screen.queryByText(/settings could not be loaded/)).toBeNull())
})

it('CONF-07 takes no second press while it is trying', async () => {
  const hotel = await openHotel()
  hotel.desk.fault({ path: values, http: 500, times: 1 })
  const app = await openApp({ hotel })
  await line('4000-2')
  hotel.desk.fault({ path: values, delay: 600_000 })
  const again = screen.getByRole('button', { name: 'Try again' })
  await app.user.dblClick(again)
  hotel.desk.clearFaults()
  await waitFor(() => expect(config(app).initialised).toBe(true))
  const asked = await app.desk.calls({ module: 'HTTP', function: `GET ${values}` })
  expect(asked).toHaveLength(2)
})

it('RT-14, CONST-01 gives calls 6 seconds until the configuration is there, then what it says', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { receive_timeout: '700' } })
  const app = await openApp({ hotel })
  await waitFor(() => expect(config(app).initialised).toBe(true))
  await screen.findByRole('button', { name: 'Continue without sign-in' })
  hotel.desk.fault({ module: 'SQMOD_Auth', function: 'authenticate', silent: true })
  await fillIn(app, '101', 'Berger')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  screen.getByRole('button', { name: 'Sign in' }).click()
  // The first call requested the skin, without naming a guest.
  await vi.waitFor(() => expect(hotel.desk.calls({ function: 'authenticate' })).toHaveLength(2), waitLimitMs)
  vi.advanceTimersByTime(700)
  restoreRealTimers()
  await screen.findByRole('alert')
})

describe('settings per property', () => {
  const settings = (id: string) => `/api/v1/property/${id}/oneapp/settings`
  const entry = ({ store }: App, id: string) => store.getState().property.settings[id]

  it('CONF-14, CONF-15, HTTP-09, RULE-03 are loaded once for each property and kept apart', async () => {
    const app = await openSignedIn()
    await waitFor(() => expect(entry(app, '1')).toMatchObject({ status: 'success' }))
    app.services.history.go('/language')
    await screen.findByRole('heading', { level: 1, name: 'Language' })
    app.services.history.go('/language?property=2')
    await waitFor(() => expect(entry(app, '2')).toMatchObject({ status: 'success' }))
    expect(entry(app, '1')?.value.timezone).toBe('Europe/Vienna')
    expect(entry(app, '2')?.value.timezone).toBe('Atlantic/Canary')
    for (const id of ['1', '2'])
      expect(await app.desk.calls({ module: 'HTTP', function: `GET ${settings(id)}` })).toHaveLength(1)
  })

  it.each([
    ['HTTP 500', '{}', 500],
    ['a body that is no JSON', 'settings', 200],
    ['a body of another shape', '{"settings":[]', 200],
    ['settings that cannot be read', '{"settings":"none"}', 200],
  ])(
    'CONF-14, ERR-10, RULE-03 %s is silent, leaves {} and is tried at the next navigation',
    async (_, body, status) => {
      bodyInstead(settings('1'), body, status)
      const app = await openSignedIn()
      await waitFor(() => expect(entry(app, '1')).toMatchObject({ status: 'failure', value: {} }))
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.queryByRole('dialog')).toBeNull()
      bodyInstead(settings('1'), '{"settings":{"timezone":"Europe/Vienna"}}')
      app.services.history.go('/language')
      await waitFor(() => expect(entry(app, '1')).toMatchObject({ status: 'success' }))
    },
  )

  it('CONF-14, LOGIN-04 at the next visit a failed answer leaves {}, and no answer what the last visit kept', async () => {
    startFakeClock()
    const hotel = await openHotel()
    const visit = { hotel, path: '/login?property=1&theme=1' }
    bodyInstead(settings('1'), '{"settings":{"login":{"fields":["checkin"]}}}')
    const first = await openApp(visit)
    await screen.findByLabelText('Check-in date')
    await waitFor(() => expect(entry(first, '1')).toMatchObject({ status: 'success' }))
    first.close()

    const silent = nothingInstead(settings('1'))
    const second = await openApp(visit)
    await passUntil(() => expect(entry(second, '1')).toMatchObject({ status: 'failure' }))
    await screen.findByLabelText('Check-in date')
    second.close()
    silent()

    bodyInstead(settings('1'), '{}', 500)
    const third = await openApp(visit)
    await waitFor(() => expect(entry(third, '1')).toMatchObject({ status: 'failure', value: {} }))
    await screen.findByLabelText('Room')
    expect(screen.queryByLabelText('Check-in date')).toBeNull()
  })

  it('CONF-14 in a time zone that the browser does not know a guest is at home all the same', async () => {
    bodyInstead(settings('1'), '{"settings":{"timezone":"Atlantic/Avalon"}}')
    const app = await openSignedIn()
    await waitFor(() => expect(entry(app, '1')?.value.timezone).toBe('Atlantic/Avalon'))
    await screen.findByText(/Check-out (?!today)/)
    await atHome()
  })

  it('CONF-14, HTTP-22 no answer in time is a failure too', async () => {
    startFakeClock()
    const hotel = await openHotel()
    hotel.desk.property({ id: '1', systemValues: { receive_timeout: '1500' } })
    const app = await openApp({ hotel, path: '/login?theme=1' })
    await waitFor(() => expect(config(app).initialised).toBe(true))
    hotel.desk.fault({ path: settings('1'), delay: 60_000 })
    app.services.history.go('/login?property=1&theme=1')
    await waitFor(() => expect(entry(app, '1')?.status).toBe('fetching'))
    await passUntil(() => expect(entry(app, '1')?.status).toBe('failure'))
  })

  it('QRY-19 nothing of a property is asked for without one', async () => {
    const app = await openApp({ path: '/login?theme=1' })
    await screen.findByLabelText('Room')
    const asked = (await app.desk.calls({ module: 'HTTP' })).map(({ function: name }) => name)
    expect(asked.filter((name) => name.includes('/property/') || name.includes('webcheckin'))).toEqual([])
  })
})
