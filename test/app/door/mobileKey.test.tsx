import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { checkinLost } from '../../../src/domains/session/slice.ts'
import { bodyInstead, heldInstead, logged, nothingInstead } from '../badAnswers.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { openApp, openHotel, openSignedIn, place, signIn } from '../harness.tsx'

const session = '/api/public/v2/property/2/onekey/session'
const login = '/api/onekey/auth/login'
const door = '/api/onekey/salto-open-door'
const deeplink = '/api/public/v2/property/1/onekey/deeplink'
const utc = '/ONEapp/api/php_helpers/utc_time.php'
const morning = '2026-11-21T09:30:00Z'

type Opened = Awaited<ReturnType<typeof openSignedIn>>
type Hotel = Awaited<ReturnType<typeof openHotel>>

const key = () => screen.findByRole('button', { name: /^Open door/ })
/** Waits until the door counts as closed again. */
const closed = () => passUntil(() => screen.getByText('Tap to open'))
const calls = async ({ desk }: Pick<Opened, 'desk'>, name: string) =>
  desk.calls({ module: 'HTTP', function: name })
const hotelToken = ({ hotel }: Pick<Opened, 'hotel'>) =>
  String(hotel.services.db.one<{ token: string }>('SELECT token FROM keys')?.token)
const openings = ({ hotel }: Pick<Opened, 'hotel'>, room: string) => hotel.desk.room(room).door_openings

async function openKey(app: Opened) {
  const [link] = await screen.findAllByRole('link', { name: 'Key' })
  await app.user.click(link as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: 'Mobile key' })
  expect(place()).toBe('/demo/mobilekey')
  return app
}

/** Room 201 of the resort: the hotel itself opens its doors. */
async function openSalto(options: { userAgent?: string; hotel?: Hotel } = {}) {
  const hotel = options.hotel ?? (await openHotel())
  hotel.desk.clock({ now: morning })
  const guest = { room: '201', name: 'Miller', path: '/?property=2&theme=2' }
  return openKey(await openSignedIn({ ...guest, ...options, hotel }))
}

/** Room 101 of the city hotel: its doors are opened on the page of a link. */
async function openAssa(vendor = 'assa_abloy') {
  const hotel = await openHotel()
  hotel.desk.clock({ now: morning })
  hotel.desk.property({ id: '1', settings: { onekey: { vendor, saltoUseShip: false } } })
  return openKey(await openSignedIn({ hotel }))
}

async function writeEmail(app: Opened, email: string) {
  await app.user.click(await key())
  const entry = within(await screen.findByRole('dialog'))
  await app.user.type(entry.getByLabelText('Email address'), email)
  await app.user.click(entry.getByRole('button', { name: 'Send code' }))
  return entry
}

async function enterEmail(app: Opened, email: string) {
  await writeEmail(app, email)
  await noDialog()
}

/** Waits until the dialog is closed and its history entry is removed. */
async function noDialog() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(window.history.state).not.toHaveProperty('overlay'))
}

it('KEY-03, KEY-05, KEY-06, KEY-08, KEY-12, KEY-13, KEY-14, KEY-15, KEY-24, SES-06, CONST-44 opens a Salto door in three steps, once', async () => {
  startFakeClock()
  localStorage.setItem('auth-token', 'kept')
  const app = await openSalto({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' })
  // Checkout is today; 18:00 UTC is six in the evening on the Canaries too.
  await screen.findByText('Valid until Saturday, Nov 21, 6:00 PM')
  const times = (await calls(app, `GET ${utc}`)).length
  await app.user.dblClick(await key())
  await screen.findByText('Door opened')
  expect(openings(app, '201')).toEqual([{ at: expect.any(String), vendor: 'salto', device: 'ios' }])
  const expireAt = '2026-11-21T18:00:00Z'
  const body = { room: '201', vendor: 'salto', device: 'ios', reservationNumber: '99104', expireAt }
  expect((await calls(app, `POST ${session}`)).map(({ data }) => data)).toEqual([body])
  expect((await calls(app, `POST ${login}`)).map(({ data }) => data)).toEqual([{ id: expect.any(String) }])
  expect(await calls(app, `GET ${door}`)).toHaveLength(1)
  expect(await calls(app, `GET ${utc}`)).toHaveLength(times + 1)
  expect(app.store.getState().session.onekeySession).toEqual({ ...body, otpEmail: '' })
  // The key's token is not persisted, and does not replace a stored token.
  expect(localStorage.getItem('auth-token')).toBe('kept')
  const token = hotelToken(app)
  expect(token).toMatch(/^[\w-]{43}$/)
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])
  expect(kept + JSON.stringify(app.store.getState())).not.toContain(token)
  await closed()
})

it('KEY-15 the token of the key goes with the door alone, in place of a stored one', async () => {
  localStorage.setItem('auth-token', 'kept')
  const app = await openSalto()
  const sent: (string | null)[] = []
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (String(input).endsWith(door) || String(input).endsWith(login))
      sent.push(new Headers(init?.headers).get('authorization'))
    return real(input, init)
  }
  await app.user.click(await key())
  await screen.findByText('Door opened')
  globalThis.fetch = real
  expect(sent).toEqual(['Bearer kept', expect.not.stringContaining('kept')])
})

describe.each([
  ['session', session],
  ['login', login],
  ['door', door],
])('KEY-23 where the step "%s"', (step, path) => {
  it.each([
    ['is answered HTTP 500', (app: Opened) => app.desk.tell('faults', { path, http: 500, times: 1 })],
    ['is answered with a body that fits nothing', async () => bodyInstead(path, '{"else":1}')],
    ['is answered with no JSON', async () => bodyInstead(path, '<html>')],
  ])('%s, it is only logged and the key is ready again', async (_, arrange) => {
    const app = await openSalto()
    await arrange(app)
    await app.user.click(await key())
    await waitFor(async () => {
      const [line] = await logged(app.desk, 'mobileKey')
      expect(line?.msg).toContain(`the door did not open: ${step}`)
    })
    await screen.findByText('Tap to open')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(openings(app, '201')).toEqual([])
  })
})

it('KEY-24 a second press does nothing while a door is being opened', async () => {
  const app = await openSalto()
  const held = heldInstead(session, '{"tokenId":"7"}')
  await app.user.click(await key())
  await screen.findByText('Opening the door')
  await app.user.click(await key())
  await app.user.keyboard('{Enter}')
  held.letGo()
  await screen.findByText('Tap to open')
  expect(held.asked()).toBe(1)
})

it('KEY-24 an opening ends with the session: the next guest need not wait for it', async () => {
  const app = await openSalto()
  const held = heldInstead(session, '{"tokenId":"7"}')
  await app.user.click(await key())
  await waitFor(() => expect(held.asked()).toBe(1))
  act(() => void app.store.dispatch(checkinLost()))
  await signIn(app, '201', 'Miller')
  await openKey(app)
  await app.user.click(await key())
  await waitFor(() => expect(held.asked()).toBe(2))
  held.letGo()
})

it('KEY-11 an expired key says so, and nothing is sent', async () => {
  const app = await openSalto()
  await app.desk.tell('clock', { now: '2026-11-21T18:00:00Z' })
  await app.user.click(await key())
  await screen.findByText('Your key has expired')
  expect(await calls(app, `POST ${session}`)).toEqual([])
  app.close()
  // A key that has not been pressed says so, too.
  await openKey(
    await openSignedIn({ room: '201', name: 'Miller', path: '/?property=2&theme=2', hotel: app.hotel }),
  )
  await screen.findByText('Your key has expired')
})

it.each([
  ['fails', () => bodyInstead(utc, 'out of order', 500)],
  ['makes no sense', () => bodyInstead(utc, '{"utc":"noon"}')],
  ['does not come for 3 s', () => nothingInstead(utc)],
])('KEY-07, KEY-09, SERR-18 where the hotel’s time %s the device’s clock counts', async (_, arrange) => {
  startFakeClock()
  arrange()
  const hotel = await openHotel()
  const now = () => Date.parse('2026-11-21T17:59:00Z')
  hotel.desk.clock({ now: '2026-11-21T17:59:00Z' })
  const guest = { room: '201', name: 'Miller', path: '/?property=2&theme=2' }
  const app = await openKey(await openSignedIn({ ...guest, hotel, now }))
  await app.user.click(await key())
  await passUntil(() => screen.getByText('Door opened'))
  expect(openings(app, '201')).toHaveLength(1)
})

it('LOGIN-08, LOGIN-09 asks for an address where none was entered, and for a valid one where it is wrong', async () => {
  const app = await openAssa('assa_abloy')
  const entry = await writeEmail(app, ' ')
  entry.getByText('Please enter your email address')
  await app.user.type(entry.getByLabelText('Email address'), 'anna')
  entry.getByText('Please enter a valid email address')
})

/** Whether each code went to the address of the reservation, anna@example.com. */
const mailed = ({ hotel }: Awaited<ReturnType<typeof openAssa>>) =>
  hotel.desk.room('101').key_codes.map((code) => code.mailed)

describe.each(['assa_abloy', 'messerschmitt'])('a door of %s', (vendor) => {
  it('KEY-04, KEY-16, KEY-17, KEY-19 opens behind the link that the hotel gives', async () => {
    const app = await openAssa(vendor)
    const entry = await writeEmail(app, 'anna@')
    entry.getByText('Please enter a valid email address')
    entry.getByText('We send a 6-digit code to your email address. The address is not stored.')
    expect(await calls(app, `POST ${deeplink}`)).toEqual([])
    await app.user.type(entry.getByLabelText('Email address'), 'example.com')
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('anna@example.com')
    await app.user.click(entry.getByRole('button', { name: 'Send code' }))
    await screen.findByText('Continue in the key app')
    const [asked, ...more] = await calls(app, `POST ${deeplink}`)
    expect(more).toEqual([])
    expect(asked?.data).toEqual({
      room: '101',
      vendor,
      device: 'android',
      reservationNumber: '88012',
      expireAt: app.store.getState().session.onekeySession?.expireAt,
      otpEmail: '•••',
    })
    // The desk's record has no address, but the code went to that of the reservation.
    expect(mailed(app)).toEqual([true])
    expect(app.leave.mock.calls).toEqual([[expect.stringMatching(`^${app.hotel.origin}/onekey/open/`)]])
    // The email address is in that call and nowhere else.
    const elsewhere = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])
    expect(elsewhere + window.location.href).not.toContain('anna@example.com')
    expect(JSON.stringify(await app.desk.list('logs'))).not.toContain('anna')
    await noDialog()
    const round = await fetch(String(app.leave.mock.calls[0]?.[0]))
    expect(await round.text()).toContain('6-digit code')
  })
})

it('asks for the address once, and lets the guest change it', async () => {
  startFakeClock()
  const app = await openAssa()
  await enterEmail(app, 'anna@example.com')
  await closed()
  await app.user.click(await key())
  await waitFor(() => expect(app.leave).toHaveBeenCalledTimes(2))
  await app.user.click(screen.getByRole('button', { name: 'Change' }))
  const field = within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>('Email address')
  expect(field.value).toBe('anna@example.com')
  // Also while the link for the previous email address has only just been opened.
  await app.user.clear(field)
  await app.user.type(field, 'berger@example.com')
  await app.user.click(screen.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(app.leave).toHaveBeenCalledTimes(3))
  expect(await calls(app, `POST ${deeplink}`)).toHaveLength(3)
  // The last address is not that of the reservation.
  expect(mailed(app)).toEqual([true, true, false])
})

it.each([
  ['javascript:alert(1)'],
  ['data:text/html,key'],
  ['vbscript:x'],
  ['blob:https://hotel.example/1'],
  ['file:///key'],
  ['http://elsewhere.example/open'],
])('KEY-17, KEY-23 never opens %s', async (link) => {
  const app = await openAssa()
  bodyInstead(deeplink, JSON.stringify({ link }))
  await enterEmail(app, 'anna@example.com')
  await waitFor(async () => expect(await logged(app.desk, 'mobileKey')).toHaveLength(1))
  await screen.findByText('Tap to open')
  expect(app.leave).not.toHaveBeenCalled()
})

it.each(['https://key.example/open/abc', 'assaabloy://open/abc'])('KEY-17 opens %s', async (link) => {
  const app = await openAssa()
  bodyInstead(deeplink, JSON.stringify({ link }))
  await enterEmail(app, 'anna@example.com')
  await waitFor(() => expect(app.leave.mock.calls).toEqual([[link]]))
})

it.each([
  ['HTTP 500', 500, ''],
  ['no link in it', 200, '{}'],
])('KEY-23, ERR-10 is silent where the link comes with %s', async (_, status, body) => {
  const app = await openAssa()
  bodyInstead(deeplink, body, status)
  await enterEmail(app, 'anna@example.com')
  await waitFor(async () => expect(await logged(app.desk, 'mobileKey')).toHaveLength(1))
  await screen.findByText('Tap to open')
})

it.each([
  ['salto without the ship option', { vendor: 'salto', saltoUseShip: false }],
  ['no lock at all', null],
])('KEY-01, KEY-04, SES-09 with %s there is no key, and its address goes home', async (_, onekey) => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', settings: { onekey } })
  await openSignedIn({ hotel, path: '/demo/mobilekey?property=1&theme=1' })
  expect(place()).not.toBe('/demo/mobilekey')
  expect(screen.queryByRole('link', { name: 'Key' })).toBeNull()
})

it.each(['walkin', 'walkin-only', 'kiosk'])(
  'MODE-05, MODE-19, GEN-05 in mode %s there is none either',
  async (mode) => {
    const isKiosk = mode === 'kiosk'
    if (isKiosk) {
      localStorage.setItem('login-room', '101')
      localStorage.setItem('login-name', 'Berger')
    }
    const app = await openApp({ path: `/demo/mobilekey?property=1&theme=1&mode=${mode}` })
    await screen.findByRole('heading', { level: 1, name: /^Good/ })
    await waitFor(() => expect(place()).not.toBe('/demo/mobilekey'))
    await waitFor(async () =>
      expect(await calls(app, 'GET /api/v1/property/1/oneapp/settings')).not.toEqual([]),
    )
    expect(screen.queryByRole('link', { name: 'Key' })).toBeNull()
  },
)

it('KEY-20, KEY-25, KEY-19 the demo asks for any six digits and acts the rest out', async () => {
  startFakeClock()
  const app = await openApp({ path: '/demo/mobilekey?property=1&theme=1&mode=demo' })
  await screen.findByRole('heading', { level: 1, name: 'Mobile key' })
  const before = (await app.desk.calls({ module: 'HTTP' })).filter(isOfKey).length
  await app.user.click(await key())
  const entry = within(await screen.findByRole('dialog'))
  await app.user.type(entry.getByLabelText('Email address'), 'demo@example.com{Enter}')
  entry.getByText(/6-digit code was sent to demo@example.com. The address is not stored/)
  const open = () => entry.getByRole<HTMLButtonElement>('button', { name: 'Open door' })
  await app.user.type(entry.getByLabelText('Code'), '12345')
  expect(open().getAttribute('aria-disabled')).toBe('true')
  await app.user.type(entry.getByLabelText('Code'), '6')
  expect(open().getAttribute('aria-disabled')).toBeNull()
  await app.user.click(open())
  await screen.findByText('Opening the door')
  await passUntil(() => screen.getByText('Door opened'))
  expect((await app.desk.calls({ module: 'HTTP' })).filter(isOfKey)).toHaveLength(before)
})
const isOfKey = ({ function: name }: { function: string }) => /onekey|utc_time/.test(name)

it('KEY-02 the demo with the hotel’s guests offers the key once the guest is registered', async () => {
  const guest = { room: '101', name: 'Berger', path: '/?property=1&theme=1&mode=demo-use-pms' }
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', settings: { onekey: null } })
  await openKey(await openSignedIn({ ...guest, hotel }))
})

it('TOUR-01, STOUR-01, STOUR-09 the tour explains the key and opening', async () => {
  const app = await openSalto()
  await app.user.click(await screen.findByRole('button', { name: 'Help' }))
  await screen.findByRole('dialog', { name: 'Your key' })
  await app.user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('dialog', { name: 'How long it is valid' })
})

it('KEY-11 a guest whose key has expired is not asked for an address before they are told', async () => {
  const hotel = await openHotel()
  hotel.desk.clock({ now: '2026-11-21T18:00:00Z' })
  hotel.desk.property({ id: '2', settings: { onekey: { vendor: 'assa_abloy', saltoUseShip: false } } })
  const guest = { room: '201', name: 'Miller', path: '/?property=2&theme=2' }
  const app = await openKey(await openSignedIn({ ...guest, hotel }))
  await screen.findByText('Your key has expired')
  await app.user.click(await key())
  await screen.findByText('Your key has expired')
  await noDialog()
  expect(await calls(app, `POST ${session}`)).toEqual([])
})

it('KEY-26 while the hotel is out of reach the key says that it opens nothing now, and who helps; it comes back by itself', async () => {
  const app = await openAssa()
  await screen.findByText('Tap to open')
  app.hotel.desk.fault({ refuse: 1000 })
  app.hotel.desk.fault({ drop: true })
  await screen.findByText('The door cannot be reached right now')
  screen.getByText('Our reception will gladly help you.')
  expect(screen.queryByText('Tap to open')).toBeNull()
  expect((await key()).getAttribute('aria-disabled')).toBe('true')
  await app.user.click(await key())
  expect(screen.queryByRole('dialog')).toBeNull()
  app.hotel.desk.fault({ refuse: 0 })
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('Tap to open')
  expect(screen.queryByText('The door cannot be reached right now')).toBeNull()
  expect((await key()).getAttribute('aria-disabled')).toBeNull()
})
