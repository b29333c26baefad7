/** Addresses that name a guest, on a device that may remember a sign-in. */
import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { describe, expect, it } from 'vitest'
import { selectShownName, selectShownRoom } from '../../../src/domains/session/slice.ts'
import { atHome, openApp, openHotel, place, query, signIn } from '../harness.tsx'

type App = Awaited<ReturnType<typeof openApp>>

const remember = (login: Record<string, string>) => {
  for (const [key, value] of Object.entries(login)) localStorage.setItem(`login-${key}`, value)
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

const notRegistered = ({ store }: App) =>
  waitFor(() => expect(store.getState().session.status).toBe('not_registered'))

/** The data of each sign-in that the hotel received. */
const signInsAt = async ({ desk }: App) =>
  (await desk.calls({ function: 'authenticate' })).map(({ data }) => data).filter(({ room }) => room)

it.each([
  ['with a date of its own', { checkin: '2026-01-01', userId: '555' }],
  ['without a date', { userId: '555' }],
])(
  'CHKIN-04 an arrival date in the address begins a stay where the device holds an earlier one %s',
  async (_, earlier) => {
    remember({ room: '101', name: 'Berger', ...earlier })
    const hotel = await openHotel()
    const { arrival } = hotel.desk.room('101')
    const path = `/?property=1&theme=1&room=101&name=Berger&checkin=${arrival}`
    const app = await openApp({ hotel, path })
    await atHome()
    const signIn = { room: '101', name: 'Berger', checkin: arrival }
    expect(await signInsAt(app)).toEqual([signIn])
    app.close()
    // From now on this is the stay that the device remembers.
    const again = await openApp({ hotel, path: path.replace('/?', '/language?') })
    await screen.findByRole('heading', { level: 1, name: 'Language' })
    expect(await signInsAt(again)).toEqual([signIn, { ...signIn, userId: '710141' }])
  },
)

it.each([
  ['', 'Demo Guest', '101', [null, null]],
  ['&name=Nora', 'Nora', '101', ['Nora', null]],
])(
  'MODE-17, RULE-04 a demo at “%s” shows nothing of the guest who was signed in here',
  async (named, guest, room, written) => {
    remember({ room: '105', name: 'Haddad', userId: '7' })
    const app = await openApp({ path: `/?property=1&theme=1&mode=demo${named}` })
    await screen.findByRole('heading', { level: 1, name: new RegExp(`, ${guest}$`) })
    expect(selectShownRoom(app.store.getState())).toBe(room)
    // The address of the first page has all of the session's query parameters.
    await waitFor(() => expect([place(), query().get('mode')]).toEqual(['/cp/1', 'demo']))
    expect(['name', 'room', 'userId'].map((key) => query().get(key))).toEqual([...written, null])
    app.close()
    // The cookie of the mode alone makes it a demo, too.
    const again = await openApp({ hotel: app.hotel, path: '/language?property=1&theme=1' })
    await screen.findByRole('heading', { level: 1, name: 'Language' })
    expect(selectShownName(again.store.getState())).toBe('Demo Guest')
    expect([localStorage.getItem('login-room'), query().get('name')]).toEqual(['105', null])
  },
)

it.each([
  ['room=105', '105', 'Berger'],
  ['name=Haddad', '101', 'Haddad'],
])(
  'LOGIN-13, LOGIN-01 autologin with %s alone opens the form, prefilled with what is stored, too',
  async (named, room, name) => {
    remember({ room: '101', name: 'Berger', userId: '710141' })
    const app = await openApp({ path: `/?property=1&theme=1&autologin=1&${named}` })
    await notRegistered(app)
    expect((await field('Room')).value).toBe(room)
    expect((await field('Last name')).value).toBe(name)
    expect(await signInsAt(app)).toEqual([])
  },
)

describe('where the hotel refuses what the device has stored', () => {
  it('LOGIN-13 autologin signs in by the address alone', async () => {
    remember({ room: '101', name: 'Berger', checkin: '2026-01-01', userId: '555' })
    const app = await openApp({ path: '/?property=1&theme=1&room=101&name=Berger&autologin=1' })
    await atHome()
    const sent = { room: '101', name: 'Berger' }
    expect(await signInsAt(app)).toEqual([{ ...sent, checkin: '2026-01-01', userId: '555' }, sent])
    expect(localStorage.getItem('login-userId')).toBe('710141')
  })

  it('LOGIN-13, LOGIN-11 autologin says that the address was refused, too, and does not try it again', async () => {
    remember({ room: '104', name: 'Novak', userId: '555' })
    const path = '/?property=1&theme=1&room=104&name=Novak&autologin=1'
    const app = await openApp({ path })
    await screen.findByText('Room or name invalid!')
    expect((await field('Last name')).value).toBe('Novak')
    const sent = { room: '104', name: 'Novak' }
    expect(await signInsAt(app)).toEqual([{ ...sent, userId: '555' }, sent])
    app.close()
    const again = await openApp({ hotel: app.hotel, path })
    await notRegistered(again)
    await screen.findByRole('button', { name: 'Continue without sign-in' })
    expect((await signInsAt(again)).filter(({ userId }) => !userId)).toHaveLength(1)
    expect(screen.queryByText('Room or name invalid!')).toBeNull()
  })
})

it('CHKIN-04 an address with an arrival date is not the one that the hotel has refused', async () => {
  const hotel = await openHotel()
  const path = '/?property=1&theme=1&room=104&name=Novak'
  const refused = await openApp({ hotel, path: `${path}&autologin=1` })
  await screen.findByText('Room or name invalid!')
  refused.close()
  const { arrival } = hotel.desk.checkin({ room: '104' })
  const app = await openApp({ hotel, path: `${path}&checkin=${arrival}` })
  await atHome()
  expect((await signInsAt(app)).at(-1)).toEqual({ room: '104', name: 'Novak', checkin: arrival })
})

describe('what an address names beside room and name', () => {
  const submit = async ({ user }: App) => {
    await user.click(await screen.findByRole('checkbox', { name: /terms and conditions/ }))
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
  }

  it('QRY-07, SES-22 userId tells residents apart where the form is sent', async () => {
    const hotel = await openHotel()
    const [giulia] = hotel.desk.room('102').guests.filter(({ name }) => name === 'Giulia')
    const path = `/login?property=1&theme=1&room=102&name=Rossi&userId=${giulia?.id}`
    const app = await openApp({ hotel, path })
    await submit(app)
    await screen.findByRole('heading', { level: 1, name: /, Giulia$/ })
    expect(await signInsAt(app)).toEqual([{ room: '102', name: 'Rossi', userId: giulia?.id }])
  })

  it('QRY-06, SES-01, STOR-03 checkin is the arrival date where the form is sent', async () => {
    const hotel = await openHotel()
    const { arrival } = hotel.desk.room('101')
    const app = await openApp({ hotel, path: `/login?property=1&theme=1&room=101&checkin=${arrival}` })
    await signIn(app, '101', 'Berger')
    await atHome()
    expect(await signInsAt(app)).toEqual([{ room: '101', name: 'Berger', checkin: arrival }])
    expect(localStorage.getItem('login-checkin')).toBe(arrival)
  })

  it('QRY-06, QRY-07 they are not another guest’s, and none is taken from what is stored', async () => {
    remember({ room: '103', name: 'Okafor', checkin: '2026-01-01', userId: '555' })
    const path = '/login?property=1&theme=1&room=101&name=Berger&checkin=2026-01-02&userId=556'
    const app = await openApp({ path })
    await signIn(app, '103', 'Okafor')
    await atHome()
    expect((await signInsAt(app)).at(-1)).toEqual({ room: '103', name: 'Okafor' })
  })
})

it('QRY-02, STOR-07 an address of another property does not keep the theme of the one before', async () => {
  const first = await openApp({ path: '/login?property=2&theme=2' })
  await waitFor(() => expect(Cookies.get('theme')).toBe('2'))
  first.close()
  await openApp({ hotel: first.hotel, path: '/login?property=1' })
  await waitFor(() => expect(Cookies.get('property')).toBe('1'))
  expect(Cookies.get('theme')).toBeUndefined()
})
