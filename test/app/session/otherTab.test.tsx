import { act, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { expect, it, vi } from 'vitest'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { atHome, openApp, openHotel, openSignedIn, openSignedInAt, place, query } from '../harness.tsx'
import { restoreRealTimers } from '../realTimers.ts'
import { refuseStorage } from '../sending/faults.ts'

const loginKeys = ['login-room', 'login-name', 'login-checkin', 'login-userId']

/** Changes the storage as another tab does, and dispatches the browser's events for it. */
function elsewhere(change: () => void, ...keys: (string | null)[]) {
  change()
  for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }))
}

const atSignIn = async ({ reload }: Awaited<ReturnType<typeof openSignedIn>>) => {
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await screen.findByLabelText('Room')
  expect(place()).toBe('/login')
  expect(query().get('name')).toBeNull()
  expect(query().get('room')).toBeNull()
}

it.each([
  ['logs out', () => localStorage.clear(), [null]],
  [
    'is found to have no check-in any more',
    () => {
      for (const key of loginKeys) localStorage.removeItem(key)
    },
    loginKeys,
  ],
])(
  'SES-30 a guest who %s in another tab is signed out in this one, and its address signs nobody in',
  async (_, change, keys) => {
    const app = await openSignedIn()
    elsewhere(change, ...keys)
    await atSignIn(app)
    // Goes back to an address that names the previous guest.
    window.history.pushState(null, '', '/ONEapp/login?property=1&theme=1&room=101&name=Berger&autologin=1')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(query().get('name')).toBeNull())
    expect((await screen.findByLabelText<HTMLInputElement>('Last name')).value).toBe('')
  },
)

it('another guest who signs in in another tab ends this guest’s session, and loses nothing of their own', async () => {
  const app = await openSignedIn()
  const another = { 'login-room': '102', 'login-name': 'Rossi', 'login-userId': '9999' }
  elsewhere(
    () => {
      for (const [key, value] of Object.entries(another)) localStorage.setItem(key, value)
      localStorage.setItem('shop-cart-owner', '9999')
    },
    ...Object.keys(another),
  )
  await atSignIn(app)
  expect(localStorage).toMatchObject({ ...another, 'shop-cart-owner': '9999' })
})

it('a walk-in guest in another tab, whose device names no guest, loses nothing of their own when this guest’s session ends', async () => {
  const app = await openSignedInAt('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  elsewhere(() => {
    localStorage.clear()
    Cookies.set('mode', 'walkin', { path: '/ONEapp/' })
    localStorage.setItem('shop-cart-items', '[{"id":"1053"}]')
  }, null)
  await atSignIn(app)
  expect(localStorage.getItem('shop-cart-items')).toBe('[{"id":"1053"}]')
})

it('the same guest, signed in once more in another tab, stays where they are', async () => {
  const app = await openSignedIn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  elsewhere(() => localStorage.setItem('login-name', 'BERGER'), 'login-name')
  await vi.advanceTimersByTimeAsync(1000)
  restoreRealTimers()
  expect(app.reload).not.toHaveBeenCalled()
  await atHome()
})

it('SES-30 a form that connects anew leaves alone who has signed in in another tab meanwhile', async () => {
  const { desk, reload } = await openApp()
  await screen.findByLabelText('Room')
  const guest = { 'login-room': '101', 'login-name': 'Berger', 'login-userId': '710141' }
  elsewhere(
    () => {
      for (const [key, value] of Object.entries(guest)) localStorage.setItem(key, value)
    },
    ...Object.keys(guest),
  )
  await desk.tell('faults', { drop: true })
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(localStorage).toMatchObject(guest)
})

it('SES-30 a guest who signs out in another tab while this one is being loaded is neither signed in here nor left in the form', async () => {
  startFakeClock()
  const hotel = await openHotel()
  const first = await openSignedIn({ hotel })
  first.close()
  const authentication = { module: 'SQMOD_Auth', function: 'authenticate' }
  await first.desk.tell('faults', { ...authentication, delay: 2000, times: 1 })
  const path = '/language?property=1&theme=1&room=101&name=Berger&userId=710141'
  const page = await openApp({ hotel, path })
  // The hotel has the request, and takes its time.
  await waitFor(() => expect(hotel.desk.state().faults).toEqual([]))
  expect(page.store.getState().session.status).toBe('fetching')
  elsewhere(() => localStorage.clear(), null)
  await waitFor(() => expect(page.reload).toHaveBeenCalledOnce())
  await pass(2500)
  expect(page.store.getState().session.status).toBe('not_registered')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('login-'))).toEqual([])
  page.close()

  await openApp({ hotel, path: path.replace('/language', '/') })
  expect((await screen.findByLabelText<HTMLInputElement>('Last name')).value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Room').value).toBe('')
})

it('SES-30 a guest who signs out in another tab while this one signs them in anew on its next channel is signed in nowhere', async () => {
  const app = await openSignedIn()
  startFakeClock()
  const authentication = { module: 'SQMOD_Auth', function: 'authenticate' }
  await app.desk.tell('faults', { drop: true })
  await app.desk.tell('faults', { ...authentication, delay: 2000, times: 1 })
  // The hotel has the request, and takes its time.
  await passUntil(() => expect(app.hotel.desk.state().faults).toEqual([]))
  // The other tab's event comes after the answer.
  localStorage.clear()
  await pass(2500)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('login-'))).toEqual([])
  expect(document.cookie).not.toContain('Berger')
  expect(app.store.getState().session.status).toBe('not_registered')
})

it('SES-30 a guest who signs out in another tab is signed out in this one when it is looked at, also where storage is full and no event tells', async () => {
  refuseStorage()
  const app = await openApp({ path: '/?property=1&theme=1&room=101&name=Berger&autologin=1' })
  await atHome()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('login-'))).toEqual([])
  // As the other tab does.
  for (const name of ['room', 'name', 'userId', ...loginKeys, 'login-property'])
    Cookies.remove(name, { path: '/ONEapp/' })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await atSignIn(app)
  expect(document.cookie).not.toMatch(/login-|Berger/)
})
