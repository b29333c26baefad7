import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { describe, expect, it, vi } from 'vitest'
import { answerInstead } from '../badAnswers.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import {
  atHome,
  configured,
  deskOf,
  fillIn,
  openApp,
  openHotel,
  openSignedIn,
  place,
  query,
  signIn,
} from '../harness.tsx'
import { restoreRealTimers } from '../realTimers.ts'
import { openGuestMenu } from '../stay/menu.ts'

type OpenedApp = Awaited<ReturnType<typeof openApp>>

/** Signs in through the form, as a guest does for the first time. */
async function signInAnew(room = '101', name = 'Berger') {
  const app = await openApp()
  await signIn(app, room, name)
  await atHome()
  return app
}

/** Calls that name a guest. A call without data only verifies the check-in. */
const signInsAt = async ({ calls }: OpenedApp['desk']) =>
  (await calls({ function: 'authenticate' })).filter(({ data }) => Object.keys(data).length > 0)

const withoutSignIn = () => screen.findByRole('button', { name: 'Continue without sign-in' })

const alert = () => screen.findByRole('alert')

it('LOGIN-01, RT-28, SES-12, SES-14, SES-19, SES-27 signs the guest in with room and surname and goes home', async () => {
  const app = await signInAnew()
  expect(place()).toBe('/cp/1')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/, Anna$/)
  const [call] = await app.desk.calls({ room: '101', function: 'authenticate' })
  expect(call?.data).toEqual({ room: '101', name: 'Berger' })
})

it('STOR-01, STOR-02, STOR-04, STOR-05, STOR-07 keeps the sign-in on the device', async () => {
  const { store } = await signInAnew()
  const id = store.getState().session.checkinData?.id
  expect(localStorage.getItem('login-room')).toBe('101')
  expect(localStorage.getItem('login-name')).toBe('Berger')
  expect(localStorage.getItem('login-userId')).toBe(id)
  expect(Cookies.get('room')).toBe('101')
  expect(Cookies.get('theme')).toBe('1')
  expect(Cookies.get('property')).toBe('1')
})

it('STOR-05, QRY-04 the cookies of a guest whom an address names hold nothing of the one before', async () => {
  const { services } = await openSignedIn()
  await waitFor(() => expect(Cookies.get('userId')).toBeDefined())
  act(() => services.history.go('/language?room=101&name=Berger&checkin=2026-11-20'))
  await waitFor(() => expect(Cookies.get('checkin')).toBe('2026-11-20'))
  act(() => services.history.go('/language?room=105&name=Haddad'))
  await waitFor(() => expect(Cookies.get('name')).toBe('Haddad'))
  expect(Cookies.get('room')).toBe('105')
  expect(Cookies.get('userId')).toBeUndefined()
  expect(Cookies.get('checkin')).toBeUndefined()
})

it('RULE-04 fills the session into the address', async () => {
  const { store } = await signInAnew()
  await waitFor(() => expect(query().get('userId')).toBe(store.getState().session.checkinData?.id))
  expect(Object.fromEntries(query())).toMatchObject({
    room: '101',
    name: 'Berger',
    theme: '1',
    property: '1',
    lang: 'en',
  })
})

it('SES-19 restores a stored sign-in and keeps the address', async () => {
  const first = await signInAnew()
  first.close()
  const again = await openApp({ hotel: first.hotel, path: '/language' })
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await waitFor(() => expect(again.store.getState().session.status).toBe('registered'))
  expect(place()).toBe('/language')
})

it.each([
  ['an unknown room', '999', 'Berger'],
  ['a wrong name', '101', 'Nobody'],
  ['a reservation that is not checked in', '104', 'Novak'],
])('LOGIN-11, ERR-01, SES-20 refuses %s and keeps what was entered', async (_, room, name) => {
  const app = await openApp()
  await signIn(app, room, name)
  expect((await alert()).textContent).toContain('Room or name invalid!')
  expect(screen.getByLabelText<HTMLInputElement>('Room').value).toBe(room)
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe(name)
})

it('LOGIN-14, CALL-09 a refused sign-in says what to do, and calls the reception where the hotel gives a number', async () => {
  const first = await openApp()
  await signIn(first, '101', 'Bergr')
  const told = within(await alert())
  await told.findByText(/as it is on the booking, and the room number that is on your key/)
  const link = told.getByRole('link', { name: /^Call reception/ })
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Call reception · +43 1 555 01 00',
    'tel:+4315550100',
  ])
  first.close()
  // A house without a number.
  const other = await openApp({ hotel: first.hotel, path: '/?property=2&theme=2' })
  await signIn(other, '201', 'Bergr')
  await within(await alert()).findByText(/as it is on the booking/)
  expect(screen.queryByRole('link', { name: /^Call reception/ })).toBeNull()
  other.close()
  // Kiosks and televisions have no telephone.
  for (const mode of ['kiosk', 'tv']) {
    const device = await openApp({ hotel: first.hotel, path: `/?property=1&theme=1&mode=${mode}` })
    await signIn(device, '101', 'Bergr')
    await within(await alert()).findByText(/as it is on the booking/)
    expect(screen.queryByRole('link', { name: /^Call reception/ })).toBeNull()
    device.close()
  }
})

it('LOGIN-04, LOGIN-05, LOGIN-10 says at each field what is missing', async () => {
  const { user, desk } = await openApp()
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  screen.getByText('Please enter your room number')
  screen.getByText('Please enter your last name')
  screen.getByText('Please accept the terms and conditions')
  expect(document.activeElement).toBe(screen.getByLabelText('Room'))
  expect(await signInsAt(desk)).toEqual([])
})

it('LOGIN-04, LOGIN-05 lets a guest finish a field while others are still to be filled in', async () => {
  const { user } = await openApp()
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  await user.keyboard('101')
  expect(screen.getByLabelText<HTMLInputElement>('Room').value).toBe('101')
  expect(document.activeElement).toBe(screen.getByLabelText('Room'))
  // The button moves the focus to the next field that is missing.
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'))
})

it('LOGIN-12, ERR-02 says that the service is down and keeps the form', async () => {
  const app = await openApp()
  await withoutSignIn()
  await app.desk.tell('faults', { module: 'SQMOD_Auth', function: 'authenticate', silent: true, times: 1 })
  await configured(app)
  app.services.hotel.setReceiveTimeout(200)
  await signIn(app, '101', 'Berger')
  expect((await alert()).textContent).toContain('Service temporarily unavailable')
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Berger')
  app.services.hotel.setReceiveTimeout(60_000)
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('heading', { level: 1, name: /Anna/ })
})

it('LOGIN-13, QRY-08 signs in by itself with autologin=1 and with no other value', async () => {
  const hotel = await openHotel()
  const prefilled = await openApp({ hotel, path: '/login?room=101&name=Berger&autologin=true' })
  const room = await screen.findByLabelText<HTMLInputElement>('Room')
  await waitFor(() => expect(prefilled.store.getState().session.status).toBe('not_registered'))
  expect(room.value).toBe('101')
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Berger')
  prefilled.close()
  localStorage.clear()

  await openApp({ hotel, path: '/login?room=101&name=Berger&autologin=1' })
  await screen.findByRole('heading', { level: 1, name: /Anna/ })
})

it('LOGIN-13 who was refused by an address is not tried again after a reload, and corrects it in peace', async () => {
  const hotel = await openHotel()
  const path = '/?property=1&theme=1&room=101&name=Bergen&autologin=1'
  const refused = await openApp({ hotel, path })
  await screen.findByText('Room or name invalid!')
  await refused.user.type(screen.getByLabelText('Last name'), '{Backspace}r')
  refused.close()

  const app = await openApp({ hotel, path })
  await waitFor(() => expect(app.store.getState().session.status).toBe('not_registered'))
  expect((await screen.findByLabelText<HTMLInputElement>('Last name')).value).toBe('Berger')
  expect(screen.queryByText('Room or name invalid!')).toBeNull()
  const tries = await app.desk.calls({ function: 'authenticate' })
  expect(tries.filter(({ data }) => data.name)).toHaveLength(1)
})

it.each([
  ['signs in', false],
  ['leaves a guest who fills in the form in peace', true],
])('LOGIN-13 an address %s once a hotel that was out of reach is there', async (_, isTouched) => {
  startFakeClock()
  const gone = await openHotel()
  const port = Number(new URL(gone.origin).port)
  await gone.close()
  const app = await openApp({ hotel: gone, path: '/?room=101&name=Berger&autologin=1' })
  await screen.findByText('Service temporarily unavailable')
  if (isTouched) await app.user.type(screen.getByLabelText('Last name'), '{Backspace}')
  await openHotel({ port })
  await passUntil(() => expect(app.store.getState().channel.state).toBe('connected'))
  await waitFor(() => expect(app.store.getState().session.hasWalkInContent).toBe(true))
  expect(app.store.getState().session.status).toBe(isTouched ? 'not_registered' : 'registered')
  if (isTouched) expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Berge')
})

it('LOGIN-13 opens the form prefilled where the name is missing', async () => {
  await openApp({ path: '/login?room=101&autologin=1' })
  expect((await screen.findByLabelText<HTMLInputElement>('Room')).value).toBe('101')
})

it('SES-18, SES-22, SES-24, SES-25 lets two guests with one surname choose', async () => {
  const app = await openApp()
  await signIn(app, '102', 'Rossi')
  await screen.findByRole('heading', { name: 'Who is signing in?' })
  await app.user.click(screen.getByRole('button', { name: 'Giulia' }))
  await screen.findByRole('heading', { level: 1, name: /Giulia/ })
  const calls = await app.desk.calls({ room: '102', function: 'authenticate' })
  const id = app.store.getState().session.checkinData?.id
  expect(calls.map(({ data }) => data)).toContainEqual({ room: '102', name: 'Rossi', userId: id })
})

it('SES-22 signs the chosen guest in at a hotel that names the others of the room in its answer, too', async () => {
  const app = await openApp()
  await signIn(app, '102', 'Rossi')
  const choice = await screen.findByRole('button', { name: 'Giulia' })
  const { residents, authResult } = app.store.getState().session
  const giulia = residents.find(({ name }) => name === 'Giulia')
  const entry = { ...giulia, last_name: 'Rossi', room: '102', reservation_nr: '88013', residents }
  const answer = await answerInstead(
    app.desk,
    { module: 'SQMOD_Auth', function: 'authenticate' },
    { status: 'OK', root: { ...authResult, skin: { id: '1', project_id: 'aurora' }, checkin: [entry] } },
  )
  await app.user.click(choice)
  await answer()
  await screen.findByRole('heading', { level: 1, name: /Giulia/ })
  expect(app.store.getState().session.loginData.userId).toBe(giulia?.id)
  // The answer was understood: the guest is not asked after again.
  const chosen = (await signInsAt(app.desk)).filter(({ data }) => data.userId === giulia?.id)
  expect(chosen).toHaveLength(1)
})

it('SES-04, SES-05, SES-15, SES-16 signs the guest of a permanent entry in, nameless', async () => {
  const { store } = await signInAnew('103', 'Okafor')
  expect(store.getState().session.checkinData).toMatchObject({
    name: '',
    last_name: 'Okafor',
    permanent: false,
    id: '710389',
    residents: [{ id: '710389', name: 'Chidi', permanent: false }],
  })
})

it('LANG-13 speaks the language of the check-in record', async () => {
  const app = await openApp()
  await signIn(app, '106', 'Schmidt')
  await screen.findByRole('heading', { level: 1, name: /Guten|Gute Nacht/ })
  await waitFor(() => expect(document.documentElement.lang).toBe('de'))
})

it('LOGIN-03, MODE-03, SES-13, HTTP-13, HTTP-15, HTTP-16 continues without sign-in', async () => {
  const { user, desk, store } = await openApp()
  await user.click(await screen.findByRole('button', { name: 'Continue without sign-in' }))
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
  expect(store.getState().session).toMatchObject({ status: 'registered', mode: 'walkin', isCheckedIn: false })
  expect(Cookies.get('mode')).toBe('walkin')
  const calls = await desk.calls({ function: 'authenticate' })
  expect(calls.map(({ data }) => data)).toContainEqual({ room: 'walkin', walkin: true })
  const files = await desk.calls({ module: 'HTTP' })
  const menu = files.find(({ function: name }) => name.includes('menu_'))
  expect(menu?.function).toBe('GET /ONEapp/skins/aurora/1/oneapp/walkin_menu_EN.json')
  expect(menu?.data.t).toMatch(/^\d{13}$/)
})

describe('RULE-09', () => {
  it('RULE-09, MODE-03 an address in walk-in mode signs in and goes home, and keeps its screen after a reload', async () => {
    const first = await openApp({ path: '/language?property=1&theme=1&mode=walkin' })
    await atHome()
    expect(place()).not.toBe('/language')
    first.close()
    await openApp({ hotel: first.hotel, path: '/language?property=1&theme=1&mode=walkin' })
    await screen.findByRole('heading', { level: 1, name: 'Language' })
    expect(place()).toBe('/language')
  })

  it('RULE-09, LOGIN-12, NAV-10 a refused address says that the service is down, and the form signs a guest in', async () => {
    const hotel = await openHotel()
    hotel.desk.property({ id: '1', hasWalkInContent: false })
    const app = await openApp({ hotel, path: '/?property=1&theme=1&mode=walkin' })
    expect((await alert()).textContent).toContain('Service temporarily unavailable')
    expect(place()).toBe('/login')
    expect(await signInsAt(app.desk)).toHaveLength(1)
    await signIn(app, '101', 'Berger')
    await screen.findByRole('heading', { level: 1, name: /Anna/ })
    const [, asked] = await signInsAt(app.desk)
    expect(asked?.data).toEqual({ room: '101', name: 'Berger' })
    expect([query().get('mode'), Cookies.get('mode')]).toEqual([null, undefined])
    await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  })

  it('RULE-09 a walk-in who looks at the form and goes back walks in again', async () => {
    const app = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
    await atHome()
    app.services.history.go('/language')
    await screen.findByRole('heading', { level: 1, name: 'Language' })
    const menu = await openGuestMenu(app)
    await menu.choose('Sign in')
    await screen.findByRole('textbox', { name: 'Room' })
    window.history.back()
    await atHome()
    expect(app.store.getState().session).toMatchObject({ status: 'registered', mode: 'walkin' })
  })

  it('RULE-09, LOGIN-12 the button says so too where the hotel refuses', async () => {
    const app = await openApp()
    const button = await withoutSignIn()
    await app.desk.tell('property', { id: '1', hasWalkInContent: false })
    await app.user.click(button)
    expect((await alert()).textContent).toContain('Service temporarily unavailable')
    expect(screen.queryByText(/Room or name invalid/)).toBeNull()
  })
})

describe('a stay that ended at the desk', () => {
  async function endStay() {
    const hotel = await openHotel()
    hotel.desk.property({ id: '1', systemValues: { checkin_validity_interval: '10000' } })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const app = await openSignedIn({ hotel })
    await configured(app)
    await app.desk.tell('checkout', { room: '101' })
    vi.advanceTimersByTime(10_000)
    await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
    restoreRealTimers()
    return app
  }

  it('SES-32, SES-34, CONF-12 is noticed after the hotel’s own interval, and leaves nothing of the guest', async () => {
    const app = await endStay()
    await waitFor(() => expect(place()).toBe('/login'))
    const again = () => openApp({ hotel: app.hotel, path: place() + window.location.search })
    expect(Object.keys(localStorage).filter((key) => key.startsWith('login-'))).toEqual([])
    expect(['room', 'name', 'userId'].flatMap((name) => Cookies.get(name) ?? [])).toEqual([])
    app.close()
    await again()
    expect((await screen.findByLabelText<HTMLInputElement>('Room')).value).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('')
  })
})

it('a stay that ended at the desk is noticed when the guest looks at the page again, a minute later at the earliest', async () => {
  let at = Date.now()
  const app = await openSignedIn({ now: () => at })
  await configured(app)
  const asked = async () =>
    (await app.desk.calls({ function: 'authenticate' })).filter(({ data }) => Object.keys(data).length === 0)
  const before = (await asked()).length
  const look = () => window.dispatchEvent(new Event('focus'))
  at += 59_000
  look()
  at += 2000
  look()
  await waitFor(async () => expect(await asked()).toHaveLength(before + 1))
  document.dispatchEvent(new Event('visibilitychange'))
  await app.desk.tell('checkout', { room: '101' })
  at += 61_000
  look()
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  expect(await asked()).toHaveLength(before + 2)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('login-'))).toEqual([])
})

it('a word of the hotel is an occasion to ask whether the stay goes on, once a minute', async () => {
  let at = Date.now()
  const app = await openSignedIn({ now: () => at })
  await configured(app)
  const asked = async () =>
    (await app.desk.calls({ function: 'authenticate' })).filter(({ data }) => Object.keys(data).length === 0)
  const before = (await asked()).length
  at += 61_000
  for (const text of ['Your taxi is here.', 'Your laundry is ready.'])
    await app.desk.tell('message', { room: '101', text })
  await screen.findByRole('dialog', { name: 'New message' })
  await waitFor(async () => expect(await asked()).toHaveLength(before + 1))
})

it('SES-30, SHELL-15 logs out, leaves nothing behind and reloads', async () => {
  const { user, reload } = await signInAnew()
  await user.click(await screen.findByRole('button', { name: 'Guest menu' }))
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Log out' }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  // The hotel's look is not the guest's.
  expect(Object.keys(localStorage)).toEqual(['theme-kept'])
  expect(Cookies.get('room')).toBeUndefined()
  expect(Cookies.get('name')).toBeUndefined()
  expect(Cookies.get('theme')).toBe('1')
  expect(Object.fromEntries(query())).toEqual({ property: '1', theme: '1' })
})

it('RULE-05, RULE-07, RT-29, SES-29 sends a guest whose stay ended to login, without the query', async () => {
  const { user, desk, reload } = await signInAnew()
  await desk.tell('checkout', { room: '101' })
  await user.click(await screen.findByRole('button', { name: 'Guest menu' }))
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Language' }))
  await screen.findByRole('button', { name: 'Sign in' })
  // The page reloads, because what it still shows, plays or waits for belongs to the guest who has left.
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await waitFor(() => expect(query().get('theme')).toBe('1'))
  expect(query().get('room')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('')
})

it('RULE-05, RULE-07 hears that the stay ended also on the way home, which leads on to the first page at once', async () => {
  const { services, desk } = await signInAnew()
  services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await desk.tell('checkout', { room: '101' })
  await desk.tell('faults', { module: 'SQMOD_Auth', function: 'authenticate', delay: 600_000 })
  services.history.go('/')
  await waitFor(() => expect(place()).toBe('/cp/1'))
  await desk.clearFaults()
  await screen.findByRole('button', { name: 'Sign in' })
  expect(place()).toBe('/login')
})

it('RULE-11, ROUTE-02, SES-28 sends an unregistered guest from any screen to login, the query kept', async () => {
  await openApp({ path: '/language?property=1&theme=1&location=Pool' })
  await screen.findByRole('button', { name: 'Sign in' })
  expect(place()).toBe('/login')
  expect(query().get('location')).toBe('Pool')
})

it('LOGIN-08, SES-25 what a guest entered beside the name goes to the hotel with the choice of a resident, too', async () => {
  const hotel = await openHotel()
  const email = 'giulia@nowhere.example'
  await deskOf(hotel).tell('property', { id: '1', settings: { login: { fields: ['email'] } } })
  const { user, desk } = await openApp({ hotel })
  await user.click(await screen.findByLabelText('Email address'))
  await user.paste(email)
  await fillIn({ user }, '102', 'Rossi')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await user.click(await screen.findByRole('button', { name: /Giulia/ }))
  await screen.findByRole('heading', { level: 1, name: /Giulia/ })
  const named = (await signInsAt(desk)).filter(({ data }) => data.name)
  expect(named.map(({ data }) => [data.email, Boolean(data.userId)])).toEqual([
    [email, false],
    [email, true],
  ])
})

it('LOGIN-06, LOGIN-07, LOGIN-08, LOGIN-09 requires the further fields that the property shows', async () => {
  const hotel = await openHotel()
  const { user, desk } = await openApp({ hotel, path: '/terms?property=1&theme=1' })
  await desk.tell('property', { id: '1', settings: { login: { fields: ['checkin', 'password', 'email'] } } })
  await openApp({ hotel })
  await user.click(await screen.findByLabelText('Password'))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  screen.getByText('Please enter your check-in date')
  screen.getByText('Please enter your password')
  screen.getByText('Please enter your email address')
  await user.click(screen.getByLabelText('Email address'))
  await user.paste('anna@nowhere')
  await user.click(screen.getByLabelText('Password'))
  await user.paste('secret-88012')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  screen.getByText('Please enter a valid email address')
  await user.click(screen.getByLabelText('Email address'))
  await user.paste('.example')
  fireEvent.change(screen.getByLabelText('Check-in date'), { target: { value: '2026-11-20' } })
  await fillIn({ user }, '101', 'Berger')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(async () =>
    // The desk masks the password, which was sent with the other data.
    expect((await signInsAt(desk)).at(-1)?.data).toEqual({
      room: '101',
      name: 'Berger',
      checkin: '2026-11-20',
      password: '•••',
      email: 'anna@nowhere.example',
    }),
  )
  expect(JSON.stringify(await desk.list('logs'))).not.toContain('secret-88012')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret-88012')
  expect(document.cookie).not.toContain('secret-88012')
})

it('SES-21, ERR-13 opens the form where the channel cannot be had, and says so on sign-in', async () => {
  const hotel = await openHotel()
  await openHotelRefusing(hotel)
  const app = await openApp({ hotel })
  await signIn(app, '101', 'Berger')
  expect((await alert()).textContent).toContain('Service temporarily unavailable')
  expect(app.store.getState().session).toMatchObject({ status: 'not_registered', initialised: true })
})

async function openHotelRefusing(hotel: Awaited<ReturnType<typeof openHotel>>) {
  await deskOf(hotel).tell('faults', { refuse: 30 })
}

it('SES-26 keeps only the hotel in the address on the way from home to the choice of residents', async () => {
  localStorage.setItem('login-room', '102')
  localStorage.setItem('login-name', 'Rossi')
  await openApp({ path: '/?property=1&theme=1&location=Pool' })
  await screen.findByRole('heading', { name: 'Who is signing in?' })
  expect(place()).toBe('/login')
  expect(query().get('location')).toBeNull()
  expect(query().get('property')).toBe('1')
  expect(query().get('room')).toBeNull()
})

it.each([['room'], ['room', 'userId']])(
  'LOGIN-02 deletes login data without a name: %s %s',
  async (...keys) => {
    const stored = { room: '101', userId: '710141' }
    for (const [key, value] of Object.entries(stored))
      if (keys.includes(key)) localStorage.setItem(`login-${key}`, value)
    const { store, desk } = await openApp()
    await waitFor(() => expect(store.getState().session.status).toBe('not_registered'))
    expect(localStorage.getItem('login-room')).toBeNull()
    expect(store.getState().session.loginData.room).toBe('')
    expect(await signInsAt(desk)).toEqual([])
  },
)

it('SES-35 asks for walk-in content with the skin that the hotel names to a stranger', async () => {
  const { desk } = await openApp()
  await withoutSignIn()
  const asked = await desk.calls({ function: 'hasWalkInContent' })
  expect(asked.map(({ data }) => data)).toEqual([{ skinId: '1' }])
})

it('asks for walk-in content with the skin, and offers none where the hotel has none', async () => {
  const hotel = await openHotel()
  const first = await openApp({ hotel })
  await first.desk.tell('property', { id: '1', hasWalkInContent: false })
  first.close()
  const { desk, store } = await openApp({ hotel, path: '/login?property=1&theme=1&skin=1' })
  await waitFor(async () => {
    const asked = await desk.calls({ function: 'hasWalkInContent' })
    expect(asked.map(({ data }) => data)).toContainEqual({ skinId: '1' })
  })
  await waitFor(() => expect(store.getState().session.hasWalkInContent).toBe(false))
  expect(screen.queryByRole('button', { name: 'Continue without sign-in' })).toBeNull()
})
