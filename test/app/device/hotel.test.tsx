import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { version } from '../../../package.json'
import type { TelevisionFacts } from '../../../src/browser/television.ts'
import { answerInstead, heldInstead, logged } from '../badAnswers.ts'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { give } from '../give.ts'
import { atHome, configured, openApp, openHotel, openSignedIn, signIn } from '../harness.tsx'

const firmware = { module: 'SQMOD_SystemSettings', function: 'transmitFirmware' }
const television: TelevisionFacts = {
  ipAddress: '10.20.1.17',
  macAddress: '02:AA:10:01:01:01',
  subnetMask: '255.255.255.0',
  gatewayAddress: '10.20.1.1',
  firmware: 'T-KSU2E-2310.3',
  volume: 12,
}
const tizen =
  'Mozilla/5.0 (SMART-TV; LINUX; Tizen 5.5) AppleWebKit/537.36 (KHTML, like Gecko) 69.0.3497.106.1/5.5 TV Safari/537.36'
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const known = { ask: async () => television, facts: () => television }
const onTelevision = '/?property=1&theme=1&mode=tv'

it('RT-33, DEV-06, DEV-07, DEV-08 tells the hotel after sign-in, once, what the device is', async () => {
  const app = await openSignedIn({ device: known, userAgent: android })
  await waitFor(() => expect(app.store.getState()).toMatchObject({ device: { status: 'success' } }))
  const told = await app.desk.calls(firmware)
  expect(told.map(({ data, room }) => [room, data])).toEqual([
    ['101', { firmware: 'T-KSU2E-2310.3', os_type: 'Android', onesquare_version: version, skin_version: '' }],
  ])
  await app.user.click(await screen.findByRole('button', { name: 'Guest menu' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Language' }))
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  expect(await app.desk.calls(firmware)).toHaveLength(1)
})

it('DEV-06 leaves empty what the browser of a phone does not know', async () => {
  const app = await openSignedIn({ userAgent: 'Unheard of' })
  await waitFor(async () => expect(await app.desk.calls(firmware)).toHaveLength(1))
  const [told] = await app.desk.calls(firmware)
  expect(told?.data).toEqual({ firmware: '', os_type: '', onesquare_version: version, skin_version: '' })
})

it('DEV-07 tells nothing before anyone is signed in', async () => {
  const app = await openApp()
  await screen.findByLabelText('Room')
  expect(await app.desk.calls(firmware)).toEqual([])
})

const isSilent = () => {
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
}

it('DEV-08, ERR-10 a refusal is a silent failure', async () => {
  const hotel = await openHotel()
  hotel.desk.fault({ ...firmware, status: 'ERROR' })
  const app = await openSignedIn({ hotel })
  await waitFor(() => expect(app.store.getState()).toMatchObject({ device: { status: 'failure' } }))
  isSilent()
})

it('DEV-08, ERR-10 no answer is a silent failure when the time is over', async () => {
  startFakeClock()
  const hotel = await openHotel()
  hotel.desk.fault({ ...firmware, silent: true })
  const app = await openApp({ hotel })
  await waitFor(() => expect(app.store.getState().config.initialised).toBe(true))
  app.services.hotel.setReceiveTimeout(1000)
  const statuses = new Set<string>()
  app.store.subscribe(() => {
    const { device } = app.store.getState() as { device?: { status: string } }
    if (device) statuses.add(device.status)
  })
  await signIn(app, '101', 'Berger')
  // The responses to the sign-in arrive before the time-out.
  await atHome()
  await passUntil(() => expect(statuses).toContain('failure'))
  expect([...statuses]).toEqual(['unknown', 'fetching', 'failure'])
  isSilent()
})

it('DEV-08 takes any answer with status OK, as nothing is read from it', async () => {
  const app = await openApp()
  const answer = await answerInstead(app.desk, firmware, { status: 'OK', root: ['?'] })
  await signIn(app, '101', 'Berger')
  await answer()
  await waitFor(() => expect(app.store.getState()).toMatchObject({ device: { status: 'success' } }))
})

it('RT-03, DEV-03, DEV-04 opens the channel with the mac that the television tells', async () => {
  const app = await openApp({ device: known })
  await waitFor(() => expect(app.hotel.desk.channels()).toMatchObject([{ mac: '02:aa:10:01:01:01' }]))
})

it('RT-03, DEV-04 names no mac where the device does not know its own', async () => {
  const app = await openSignedIn()
  expect(app.hotel.desk.channels()).toMatchObject([{ mac: null }])
  expect(app.store.getState()).toMatchObject({ device: { network: { macAddress: 'aa:bb:cc:dd:ee:ff' } } })
})

it('CONF-09 a television of the hotel signs in by its mac, without the form', async () => {
  const hotel = await openHotel()
  hotel.desk.television({ id: 17, ip: '127.0.0.1' })
  const app = await openApp({ hotel, device: known, userAgent: tizen, path: onTelevision })
  await screen.findByRole('heading', { level: 1, name: /, Anna$/ })
  expect(screen.queryByLabelText('Room')).toBeNull()
  const calls = await app.desk.calls({ function: 'authenticate' })
  expect(calls[0]?.data).toEqual({})
  expect(calls[0]?.room).toBe('101')
})

it('CONF-09, LOGIN-02 a television signs the next guest in, whoever was there before', async () => {
  const hotel = await openHotel()
  hotel.desk.television({ id: 17, ip: '127.0.0.1' })
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-userId', '999999')
  const app = await openApp({ hotel, device: known, userAgent: tizen, path: onTelevision })
  await screen.findByRole('heading', { level: 1, name: /, Anna$/ })
  expect((await app.desk.calls({ function: 'authenticate' }))[0]?.data).toEqual({})
})

it('CONF-09, DEV-11 a television at the form signs in the next guest who checks in, but cuts off nobody who fills it in', async () => {
  startFakeClock()
  const hotel = await openHotel()
  hotel.desk.television({ id: 17, ip: '127.0.0.1' })
  hotel.desk.checkout({ room: '101' })
  const app = await openApp({ hotel, device: known, userAgent: tizen, path: onTelevision })
  const room = await screen.findByLabelText('Room')
  await waitFor(() => expect(app.store.getState()).toHaveProperty('device'))
  hotel.desk.checkin({ room: '101' })
  await pass(30_000)
  await app.user.type(room, '1')
  await pass(45_000)
  expect(app.store.getState().session.status).toBe('not_registered')
  await passUntil(() => expect(app.store.getState().session.status).toBe('registered'))
  await screen.findByRole('heading', { level: 1, name: /, Anna$/ })
})

it('CONF-09, RT-13 a television that the hotel has not answered asks again', async () => {
  startFakeClock()
  const hotel = await openHotel()
  hotel.desk.television({ id: 17, ip: '127.0.0.1' })
  hotel.desk.fault({ module: 'SQMOD_Auth', function: 'authenticate', silent: true, times: 1 })
  const app = await openApp({ hotel, device: known, userAgent: tizen, path: onTelevision })
  await passUntil(() => expect(app.store.getState().session.status).toBe('registered'))
  const calls = await app.desk.calls({ function: 'authenticate' })
  expect(calls.slice(0, 2).map(({ status, data }) => [status, data])).toEqual([
    ['SILENT', {}],
    ['OK', {}],
  ])
})

it('CONF-09, SES-29 one refusal after a lost channel does not sign a television out', async () => {
  startFakeClock()
  const hotel = await openHotel()
  hotel.desk.television({ id: 17, ip: '127.0.0.1' })
  const app = await openApp({ hotel, device: known, userAgent: tizen, path: onTelevision })
  await screen.findByRole('heading', { level: 1, name: /, Anna$/ })
  await configured(app)
  const authenticate = { module: 'SQMOD_Auth', function: 'authenticate' }
  hotel.desk.fault({ ...authenticate, status: 'ERROR', times: 1 })
  await app.desk.tell('faults', { drop: true })
  const statuses = async () => (await app.desk.calls(authenticate)).map(({ status }) => status)
  await passUntil(async () => expect((await statuses()).slice(-2)).toEqual(['ERROR', 'OK']))
  expect(app.store.getState().session.status).toBe('registered')
})

it.each([
  ['a television', 'tizen', { userAgent: tizen, device: known }],
  [
    'an iPad that calls itself a Mac',
    'applemobile',
    { userAgent: mac, device: { ...known, touchPoints: 5 } },
  ],
])('CONF-09 the hotel may tell only %s to sign in', async (_, login_devices, set) => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { login_devices } })
  hotel.desk.television({ id: 17, ip: '127.0.0.1' })
  await openApp({ hotel, ...set, path: onTelevision })
  await screen.findByLabelText('Room')
})

it('CONF-09 a kind of device that is not asked to sign in needs no form, though the configuration says so late', async () => {
  const hotel = await openHotel()
  hotel.desk.television({ id: 17, ip: '127.0.0.1' })
  const values = { login_devices: 'applemobile' }
  const config = heldInstead(
    '/ONEapp/api/php_helpers/initialisation/Json_operator.php',
    JSON.stringify({ success: true, 0: { getSystemValues: { root: values } } }),
  )
  const app = await openApp({ hotel, device: known, userAgent: android, path: onTelevision })
  await screen.findByLabelText('Room')
  await waitFor(() => expect(app.store.getState().session.status).toBe('not_registered'))
  config.letGo()
  await screen.findByRole('heading', { level: 1, name: /, Anna$/ })
})

it('DEV-01, DEV-03, DEV-05, DEV-09, DEV-11, CONST-30 holds what the device is', async () => {
  give(window, 'innerWidth', 1280)
  give(window, 'innerHeight', 800)
  const app = await openSignedIn({ device: known })
  expect(app.store.getState()).toMatchObject({
    device: {
      command: '',
      network: {
        ipAddress: '10.20.1.17',
        macAddress: '02:AA:10:01:01:01',
        subnetMask: '255.255.255.0',
        gatewayAddress: '10.20.1.1',
      },
      volume: 12,
      app: '',
      source: { name: 'TV', port: 1 },
      power: 'on',
      screen: { width: 1280, height: 800 },
      keyTable: { 461: 'back', 10009: 'back', ColorF0Red: 'red' },
      updateInterval: 60_000,
    },
  })
})

it('DEV-09 follows the size of the window', async () => {
  const app = await openSignedIn()
  give(window, 'innerWidth', 844)
  give(window, 'innerHeight', 390)
  window.dispatchEvent(new Event('resize'))
  expect(app.store.getState()).toMatchObject({ device: { screen: { width: 844, height: 390 } } })
})

it('DEV-05 takes the source that the hotel has configured', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { default_source: 'HDMI', default_source_port: '2' } })
  const app = await openSignedIn({ hotel })
  expect(app.store.getState()).toMatchObject({ device: { source: { name: 'HDMI', port: 2 } } })
})

it('DEV-02 a guest’s own device obeys no command of the hotel', async () => {
  const app = await openSignedIn()
  await app.desk.tell('push', { room: '101', function: 'deviceCommand', payload: { command: 'reboot' } })
  await app.desk.tell('push', { room: '101', function: 'deviceCommand', payload: { command: 'off' } })
  await waitFor(async () => expect(await logged(app.desk, 'device')).toHaveLength(2))
  expect(app.reload).not.toHaveBeenCalled()
  expect(app.store.getState()).toMatchObject({ device: { command: '', power: 'on' } })
})

it('DEV-02, RT-23 an unknown command is dropped', async () => {
  const app = await openSignedIn({ path: '/?property=1&theme=1&mode=tv' })
  await app.desk.tell('push', {
    room: '101',
    function: 'deviceCommand',
    payload: { command: 'selfDestruct' },
  })
  await waitFor(async () => expect(await logged(app.desk, 'channel')).not.toEqual([]))
  expect(app.store.getState()).toMatchObject({ device: { command: '' } })
})
