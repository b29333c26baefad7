import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { describe, expect, it, vi } from 'vitest'
import type { TelevisionFacts } from '../../../src/browser/television.ts'
import { getActiveLanguages } from '../../../src/contract/language.ts'
import { selectCurrency } from '../../../src/domains/config/slice.ts'
import { selectIsWebcheckinEnabled, selectSettings } from '../../../src/domains/property/slice.ts'
import { selectIsWalkin, sessionReset } from '../../../src/domains/session/slice.ts'
import { answerInstead, logged } from '../badAnswers.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { atHome, deskOf, openApp, openHotel, openSignedIn, place, query, signIn } from '../harness.tsx'

const walkInContent = { module: 'SQMOD_Auth', function: 'hasWalkInContent' }
const walkInOffer = () => screen.queryByRole('button', { name: 'Continue without sign-in' })
/** Waits for the offer: then all requests of a page load have been answered. */
const walkInOffered = () => screen.findByRole('button', { name: 'Continue without sign-in' })

it('SES-01, STOR-03, CHKIN-04 a guest who comes from the check-in is signed in with the arrival date, which stays', async () => {
  const hotel = await openHotel()
  const { arrival } = hotel.desk.room('101')
  const app = await openApp({
    hotel,
    path: `/?property=1&theme=1&room=101&name=Berger&checkin=${arrival}`,
  })
  await atHome()
  expect(localStorage.getItem('login-checkin')).toBe(arrival)
  const { loginData } = app.store.getState().session
  expect(loginData).toEqual({ room: '101', name: 'Berger', checkin: arrival, userId: expect.any(String) })
  const [asked] = (await app.desk.calls({ function: 'authenticate' })).filter(({ data }) => data.room)
  expect(asked?.data).toEqual({ room: '101', name: 'Berger', checkin: arrival })
})

it('SES-02, SES-03, SES-06 the session knows who, where and how', async () => {
  const app = await openSignedIn()
  await waitFor(() => expect(app.store.getState().property.settings['1']?.status).toBe('success'))
  const state = app.store.getState()
  expect(state.session).toMatchObject({
    loginData: { room: '101', name: 'Berger' },
    authResult: {
      content: expect.anything(),
      skin: { id: '1', project_id: 'aurora' },
      language: { lang_key: 'en' },
    },
    checkinData: {
      id: '710141',
      name: 'Anna',
      last_name: 'Berger',
      room: '101',
      permanent: false,
      reservation_nr: '88012',
      checkout: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/),
      residents: [{ id: '710141', name: 'Anna', permanent: false }],
    },
    mode: '',
    skinId: '',
    themeId: '1',
    propertyId: '1',
    status: 'registered',
    isCheckedIn: true,
    hasWalkInContent: true,
    onekeySession: null,
  })
  expect(selectIsWalkin(state)).toBe(false)
  expect(selectIsWebcheckinEnabled(state)).toBe(true)
  expect(selectSettings(state)).toMatchObject({ timezone: 'Europe/Vienna' })
  expect(selectCurrency(state)).toMatchObject({ symbol: 'EUR', symbolSpacing: true })
  expect(state).toMatchObject({
    menu: {
      value: { logo: '/ONEapp/skins/aurora/logo.svg', entries: expect.arrayContaining([expect.anything()]) },
    },
  })
})

it('SES-09 the settings name the maker of the door locks, and its ship option', async () => {
  const app = await openApp({ path: '/login?property=2&theme=2' })
  await screen.findByLabelText('Room')
  await waitFor(() =>
    expect(selectSettings(app.store.getState()).onekey).toEqual({ vendor: 'salto', saltoUseShip: true }),
  )
})

const television: TelevisionFacts = {
  ipAddress: '10.20.1.27',
  macAddress: '02:AA:10:01:02:01',
  subnetMask: '255.255.255.0',
  gatewayAddress: '10.20.1.1',
  firmware: 'T-KSU2E-2310.3',
  volume: 12,
}

/** How a television of the hotel opens the app. */
const onTelevision = {
  path: '/?property=1&theme=1&mode=tv',
  device: { ask: async () => television, facts: () => television },
  userAgent:
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 5.5) AppleWebKit/537.36 69.0.3497.106.1/5.5 TV Safari/537.36',
}

it('SES-23 a television of a room that two guests share asks once more, by the id of the first entry', async () => {
  const hotel = await openHotel()
  hotel.desk.television({ id: 27, ip: '127.0.0.1' })
  const app = await openApp({
    hotel,
    ...onTelevision,
  })
  await waitFor(async () => {
    const asked = (await app.desk.calls({ function: 'authenticate' })).map(({ data }) => data)
    expect(asked.slice(0, 2)).toEqual([{}, { room: '102', userId: expect.any(String) }])
  })
  await waitFor(() => expect(app.store.getState().session.status).not.toBe('fetching'))
})

it.each([
  ['does not tell apart by the id', null],
  ['cannot look up by the id', { status: 'ERROR', message: 'out of order' }],
])(
  'SES-25, SES-23 of guests who share a room and whom the hotel %s the form asks for the surname',
  async (_, failure) => {
    const hotel = await openHotel()
    const desk = deskOf(hotel)
    const authenticate = { module: 'SQMOD_Auth', function: 'authenticate' }
    const residents = [
      { id: '7', permanent: 0 },
      { id: '8', permanent: 0 },
    ]
    const checkin = [{ id: '7', room: '102', name: '', last_name: 'Rossi', residents }]
    const payload = { status: 'OK', root: { skin: { id: '1', project_id: 'aurora' }, checkin } }
    const first = await answerInstead(desk, authenticate, payload)
    const app = await openApp({
      hotel,
      ...onTelevision,
    })
    await waitFor(async () => expect(await desk.calls(authenticate)).toHaveLength(1))
    const second = await answerInstead(desk, authenticate, failure ?? payload)
    await first()
    await second()
    await screen.findByText('Several guests share room 102. Please give your last name.')
    expect(place()).toBe('/login')
    expect(screen.getByLabelText<HTMLInputElement>('Room').value).toBe('102')
    await waitFor(() => expect(app.store.getState().session.status).toBe('multiple_residents'))
    await signIn(app, '102', 'Rossi')
    await screen.findByRole('heading', { name: 'Who is signing in?' })
  },
)

it('SES-25 guests of one name whom the hotel cannot name are asked to call reception', async () => {
  const app = await openApp()
  await walkInOffered()
  const resident = (id: string) => ({ id, permanent: 0 })
  const entry = {
    id: '7',
    room: '102',
    name: '',
    last_name: 'Rossi',
    residents: [resident('7'), resident('8')],
  }
  const answer = await answerInstead(
    app.desk,
    { module: 'SQMOD_Auth', function: 'authenticate' },
    { status: 'OK', root: { skin: { id: '1', project_id: 'aurora' }, checkin: [entry] } },
  )
  await signIn(app, '102', 'Rossi')
  await answer()
  await screen.findByText(/reception/)
  expect(screen.getByLabelText<HTMLInputElement>('Room').value).toBe('102')
})

it('SES-25, STOR-04 who was chosen among guests of one name is the same after a reload', async () => {
  const app = await openApp()
  await walkInOffered()
  const authenticate = { module: 'SQMOD_Auth', function: 'authenticate' }
  const marco = { id: '7', permanent: 0, name: 'Marco' }
  const giulia = { id: '8', permanent: 0, name: 'Giulia' }
  const answerWith = (...residents: (typeof marco)[]) => {
    // The check-in entry belongs to the room, whichever of the residents signs in.
    const entry = { id: '500', room: '102', name: '', last_name: 'Rossi', residents }
    const root = { skin: { id: '1', project_id: 'aurora' }, checkin: [entry] }
    return answerInstead(app.desk, authenticate, { status: 'OK', root })
  }
  const both = await answerWith(marco, giulia)
  await signIn(app, '102', 'Rossi')
  await both()
  const one = await answerWith(giulia)
  await app.user.click(await screen.findByText('Giulia'))
  await one()
  await waitFor(() => expect(localStorage.getItem('login-userId')).toBe('8'))
  expect(app.store.getState().session.checkinData?.id).toBe('500')
})

it('SES-01, SES-25, STOR-03 who is chosen among guests of one name keeps the arrival date', async () => {
  const hotel = await openHotel()
  const { arrival } = hotel.desk.room('102')
  const app = await openApp({
    hotel,
    path: `/?property=1&theme=1&room=102&name=Rossi&checkin=${arrival}`,
  })
  await app.user.click(await screen.findByText('Giulia'))
  await atHome()
  const asked = (await app.desk.calls({ function: 'authenticate' })).filter(({ data }) => data.userId)
  expect(asked.at(0)?.data).toEqual({
    room: '102',
    name: 'Rossi',
    checkin: arrival,
    userId: expect.any(String),
  })
  expect(localStorage.getItem('login-checkin')).toBe(arrival)
})

it('STOR-01, SHELL-15, MODE-22 a room that the hotel gives to walk-in guests is nobody’s, and not kept', async () => {
  const hotel = await openHotel()
  const entry = { id: '5', room: 'walkin', name: '', last_name: 'Guest', permanent: 0, residents: [] }
  const answer = await answerInstead(
    deskOf(hotel),
    { module: 'SQMOD_Auth', function: 'authenticate' },
    { status: 'OK', root: { skin: { id: '1', project_id: 'aurora' }, checkin: [entry] } },
  )
  const app = await openApp({ hotel, path: '/?property=1&theme=1&mode=walkin' })
  await answer()
  await atHome()
  const { checkinData, isCheckedIn, status } = app.store.getState().session
  expect({ checkinData, isCheckedIn, status }).toEqual({
    checkinData: null,
    isCheckedIn: false,
    status: 'registered',
  })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('login-'))).toEqual([])
  expect(query().get('room')).toBeNull()
})

describe('MODE-01', () => {
  const modeOf = ({ store }: Awaited<ReturnType<typeof openApp>>) => store.getState().session.mode

  it('MODE-01, QRY-03 the address comes before the cookie, and the cookie before the normal mode', async () => {
    const first = await openApp()
    await screen.findByLabelText('Room')
    expect(modeOf(first)).toBe('')
    first.close()
    Cookies.set('mode', 'kiosk', { path: '/ONEapp/' })
    const second = await openApp({ hotel: first.hotel })
    await screen.findByLabelText('Room')
    expect(modeOf(second)).toBe('kiosk')
    second.close()
    const third = await openApp({ hotel: first.hotel, path: '/?property=1&theme=1&mode=tv' })
    await waitFor(() => expect(modeOf(third)).toBe('tv'))
  })

  it('MODE-01 one that nobody knows is ignored, and logged', async () => {
    const app = await openApp({ path: '/?property=1&theme=1&mode=spaceship' })
    await screen.findByLabelText('Room')
    expect(modeOf(app)).toBe('')
    await waitFor(async () =>
      expect(await logged(app.desk, 'session')).toContainEqual(
        expect.objectContaining({ lvl: 'warn', msg: 'unknown mode spaceship' }),
      ),
    )
  })
})

it('RULE-05, RT-20, RT-29 a sign-in asks the hotel once who the guest is, and a way of the guest once more', async () => {
  const app = await openApp()
  await walkInOffered()
  const asked = async () => (await app.desk.calls({ function: 'authenticate' })).map(({ data }) => data)
  const before = (await asked()).length
  await signIn(app, '101', 'Berger')
  await waitFor(() => expect(place()).toBe('/cp/1'))
  await app.services.hotel.call(getActiveLanguages, {})
  expect((await asked()).slice(before)).toEqual([{ room: '101', name: 'Berger' }])
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await waitFor(async () => expect((await asked()).slice(before + 1)).toEqual([{}]))
})

it('RT-20, RT-27 a page that is about to be reloaded signs in again, and asks nothing else', async () => {
  const app = await openSignedIn()
  await waitFor(async () => expect(await app.desk.calls(walkInContent)).toHaveLength(1))
  const before = (await app.desk.calls({})).filter(({ module }) => module !== 'HTTP').length
  startFakeClock()
  await app.desk.tell('faults', { drop: true })
  await passUntil(() => expect(app.reload).toHaveBeenCalledOnce())
  const asked = (await app.desk.calls({})).filter(({ module }) => module !== 'HTTP').slice(before)
  const names = asked.map(({ function: name }) => name)
  expect(names).not.toContain('getActiveLanguages')
  expect(names).not.toContain('hasWalkInContent')
})

it('SES-31, SES-29 a reset clears the cookies and leads to the sign-in, without a reload', async () => {
  const app = await openSignedIn({ path: '/?property=1&theme=1&location=Pool+bar&skin=1' })
  const kept = ['room', 'name', 'userId', 'location', 'skin'] as const
  await waitFor(() => expect(kept.map((name) => Cookies.get(name))).not.toContain(undefined))
  app.store.dispatch(sessionReset())
  await screen.findByLabelText('Room')
  expect(kept.map((name) => Cookies.get(name))).toEqual(kept.map(() => undefined))
  expect([Cookies.get('theme'), Cookies.get('property')]).toEqual(['1', '1'])
  expect(app.store.getState().session.status).toBe('not_registered')
  await waitFor(() => expect(place()).toBe('/login'))
  await waitFor(() => expect(query().get('property')).toBe('1'))
  expect([query().get('room'), query().get('location')]).toEqual([null, null])
  expect(app.reload).not.toHaveBeenCalled()
})

it.each([
  ['an object', { status: 'OK', root: { hasWalkInContent: true } }],
  ['a bare true', { status: 'OK', root: true }],
])('SES-35, RT-30 with %s the sign-in may be skipped', async (_, payload) => {
  const hotel = await openHotel()
  const answer = await answerInstead(deskOf(hotel), walkInContent, payload)
  const app = await openApp({ hotel, path: '/login?property=1&theme=1&skin=1' })
  await screen.findByLabelText('Room')
  await answer()
  await screen.findByRole('button', { name: 'Continue without sign-in' })
  const [asked] = await app.desk.calls(walkInContent)
  expect(asked?.data).toEqual({ skinId: '1' })
})

it('SES-35 asks with an empty skin where the hotel names none before sign-in', async () => {
  const hotel = await openHotel()
  const nobody = { status: 'OK', root: { checkin: [] } }
  const answer = await answerInstead(
    deskOf(hotel),
    { module: 'SQMOD_Auth', function: 'authenticate' },
    nobody,
  )
  const app = await openApp({ hotel, path: '/login?property=1&theme=1' })
  await answer()
  await walkInOffered()
  expect((await app.desk.calls(walkInContent)).map(({ data }) => data)).toEqual([{ skinId: '' }])
})

it.each([
  ['a refusal', { status: 'ERROR', message: 'out of order' }],
  ['false', { status: 'OK', root: { hasWalkInContent: false } }],
  ['a bare false', { status: 'OK', root: false }],
  ['no root', { status: 'OK' }],
])('SES-35, RT-30 with %s it may not', async (_, payload) => {
  const hotel = await openHotel()
  const answer = await answerInstead(deskOf(hotel), walkInContent, payload)
  const app = await openApp({ hotel, path: '/login?property=1&theme=1' })
  await screen.findByLabelText('Room')
  await answer()
  // Responses arrive in order, so the one above has been handled after this call.
  await app.services.hotel.call((await import('../../../src/contract/language.ts')).getActiveLanguages, {})
  expect(app.store.getState().session.hasWalkInContent).toBe(false)
  expect(walkInOffer()).toBeNull()
})

it('THEME-10, STOR-07 theme and property are kept for a day', async () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  await openApp({ path: '/login?property=1&theme=1' })
  await screen.findByLabelText('Room')
  for (const name of ['theme', 'property']) {
    const [line = ''] = written.mock.calls.flat().filter((cookie) => cookie.startsWith(`${name}=1;`))
    const until = Date.parse(/expires=([^;]+)/.exec(line)?.[1] ?? '')
    expect(Math.abs(until - Date.now() - 86_400_000)).toBeLessThan(60_000)
  }
})
