import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { expect, it, vi } from 'vitest'
import { pass, startFakeClock } from '../fakeClock.ts'
import { give } from '../give.ts'
import { atHome, openApp, openHotel, place, query, signIn } from '../harness.tsx'
import { invitation, isAtRest, kioskPath, openKiosk } from './kiosk.ts'

const question = () => screen.queryByRole('dialog', { name: 'Are you still there?' })

/** Everything that the next person could find. */
const left = () =>
  [
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.cookie,
    window.location.href,
    JSON.stringify(window.history.state),
    document.title,
    document.body.textContent,
  ].join('\n')

it('MODE-19, SES-30 a kiosk asks after a minute, takes an answer, and forgets a guest who gives none', async () => {
  startFakeClock()
  const app = await openKiosk()
  await signIn(app, '101', 'Berger')
  await atHome()
  await pass(45_000)
  expect(question()).toBeNull()
  await app.user.click(document.body)
  await pass(45_000)
  expect(question()).toBeNull()
  await pass(20_000)
  await app.user.click(await screen.findByRole('button', { name: 'Yes, continue' }))
  await waitFor(() => expect(question()).toBeNull())
  await pass(65_000)
  await waitFor(() => expect(question()).not.toBeNull())
  // A touch beside the dialog, as of a passer-by, is not an answer.
  await app.user.click(document.body)
  expect(question()).not.toBeNull()
  expect(app.reload).not.toHaveBeenCalled()
  await pass(20_000)
  await invitation()
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  expect(left()).not.toMatch(/berger|anna|101/i)
  expect(Cookies.get('mode')).toBe('kiosk')
  expect(Object.fromEntries(query())).toEqual({ property: '1', theme: '1', mode: 'kiosk' })
  expect(app.store.getState().session).toMatchObject({ status: 'not_registered', mode: 'kiosk' })
  expect(isAtRest()).toBe(true)
})

it('MODE-19, LOGIN-03, SES-30 a walk-in of a kiosk walks in, comes back, signs in, finishes, and leaves it a kiosk', async () => {
  const app = await openKiosk()
  await app.user.click(await screen.findByRole('button', { name: 'Continue without sign-in' }))
  await atHome()
  expect(app.store.getState().session).toMatchObject({ status: 'registered', mode: 'walkin' })
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await waitFor(() => expect(query().get('mode')).toBe('walkin'))
  await app.user.click(await screen.findByRole('button', { name: 'Back' }))
  await atHome()

  // A walk-in guest who then signs in does not have to touch the start screen again.
  await app.user.click(await screen.findByRole('button', { name: 'Guest menu' }))
  await app.user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Sign in' }))
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  app.close()
  const again = await openApp({ hotel: app.hotel, path: `/login${window.location.search}` })
  await signIn(again, '101', 'Berger')
  await atHome()
  expect(isAtRest()).toBe(false)
  expect(again.store.getState().session).toMatchObject({ status: 'registered', mode: 'kiosk' })
  await again.user.click(await screen.findByRole('button', { name: 'Finish' }))
  await invitation()
  await waitFor(() => expect(again.reload).toHaveBeenCalledOnce())
  expect(Object.fromEntries(query())).toEqual({ property: '1', theme: '1', mode: 'kiosk' })
  expect(Cookies.get('mode')).toBe('kiosk')
})

it('MODE-19 what somebody has only typed is forgotten too, and the next guest begins in another language', async () => {
  startFakeClock()
  const app = await openKiosk()
  await app.user.type(await screen.findByLabelText('Last name'), 'Berger')
  expect(screen.getByLabelText('Last name').getAttribute('autocomplete')).toBe('off')
  expect(left()).toMatch(/berger/i)
  await pass(85_000)
  await invitation()
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  expect(left()).not.toMatch(/berger/i)
  app.close()
  const next = await openApp({ hotel: app.hotel, path: kioskPath })
  await invitation()
  await next.user.click(screen.getByRole('button', { name: 'Deutsch' }))
  await screen.findByRole('button', { name: 'Anmelden' })
  expect(screen.getByLabelText<HTMLInputElement>('Nachname').value).toBe('')
})

it('MODE-19, LOGIN-01 the form that stands before the invitation belongs to who writes into it', async () => {
  startFakeClock()
  const app = await openApp({ path: kioskPath })
  await invitation()
  await app.user.type(screen.getByLabelText('Room'), '1')
  await waitFor(() => expect(isAtRest()).toBe(false))
  await app.user.type(screen.getByLabelText('Room'), '01')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Room' }).value).toBe('101')
  await pass(65_000)
  await waitFor(() => expect(question()).not.toBeNull())
  await pass(20_000)
  await invitation()
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
})

it.each([
  ['touch', (at: HTMLElement) => fireEvent.pointerDown(at)],
  ['key', (at: HTMLElement) => fireEvent.keyDown(at, { key: 'Enter' })],
])('MODE-19 the %s that wakes a kiosk that has slept reaches nothing of the guest before', async (_, use) => {
  startFakeClock()
  const app = await openKiosk()
  await signIn(app, '101', 'Berger')
  await atHome()
  const link = await screen.findByRole('link', { name: /^Weather/ })
  const reached = vi.fn()
  for (const name of ['pointerdown', 'keydown']) link.addEventListener(name, reached)
  // While the kiosk is in use, the link gets it, and the browser may act on it.
  expect(use(link)).toBe(true)
  expect(reached).toHaveBeenCalledOnce()
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(use(link)).toBe(false)
  expect(reached).toHaveBeenCalledOnce()
  await invitation()
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  expect(place()).toBe('/login')
  expect(left()).not.toMatch(/berger|anna|101/i)
})

it('MODE-19 a kiosk that was switched off while a guest was signed in signs nobody in', async () => {
  const hotel = await openHotel()
  for (const [key, value] of Object.entries({ 'login-room': '101', 'login-name': 'Berger' }))
    localStorage.setItem(key, value)
  localStorage.setItem('kiosk-seen-at', String(Date.now() - 3_600_000))
  const app = await openApp({ hotel, path: '/cp/1?property=1&theme=1&mode=kiosk&room=101&name=Berger' })
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
  expect(left()).not.toMatch(/berger|anna|101/i)
  const asked = await app.desk.calls({ function: 'authenticate' })
  expect(asked.filter(({ data }) => data.room)).toEqual([])
})

it('MODE-19 a film is presence while it plays, at most ten minutes, and is silent afterwards', async () => {
  startFakeClock()
  const app = await openKiosk()
  await signIn(app, '101', 'Berger')
  await atHome()
  app.services.history.go('/vod/movies/161')
  await app.user.click(await screen.findByRole('button', { name: 'Play' }))
  const film = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  give(film, 'paused', false)
  await pass(9 * 60_000)
  expect(question()).toBeNull()
  await pass(2 * 60_000 + 5000)
  await waitFor(() => expect(question()).not.toBeNull())
  await app.user.click(screen.getByRole('button', { name: 'Yes, continue' }))
  await waitFor(() => expect(question()).toBeNull())
  await pass(5 * 60_000)
  give(film, 'paused', true)
  await pass(65_000)
  await waitFor(() => expect(question()).not.toBeNull())
  const pause = vi.spyOn(film, 'pause')
  await pass(20_000)
  await invitation()
  expect(pause).toHaveBeenCalled()
})

it('MODE-19 without the hotel a kiosk forgets its guest too, says so, and loads anew when the hotel is back', async () => {
  startFakeClock()
  const app = await openKiosk()
  await signIn(app, '101', 'Berger')
  await atHome()
  await app.desk.tell('faults', { refuse: 600 })
  await app.desk.tell('faults', { drop: true })
  await screen.findByText(/connection|offline/i, { selector: '[role="status"] *' })
  await pass(85_000)
  expect((await screen.findByText(/cannot be reached right now/)).getAttribute('role')).toBe('status')
  expect(isAtRest()).toBe(false)
  expect(left()).not.toMatch(/berger|anna|101/i)
  expect(app.reload).not.toHaveBeenCalled()
  await app.desk.tell('faults', { refuse: 0 })
  await pass(120_000)
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
})
