/** Devices of the hotel keep their mode when their guest changes. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { expect, it } from 'vitest'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { atHome, openApp, openSignedIn, place, query, signIn } from '../harness.tsx'
import { openKiosk } from '../kiosk/kiosk.ts'
import { openGuestMenu } from '../stay/menu.ts'

type App = Awaited<ReturnType<typeof openApp>>

const modes = ({ store }: App) => {
  const { status, mode, deviceMode } = store.getState().session
  return { status, mode, deviceMode }
}

async function walkIn({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Continue without sign-in' }))
  await atHome()
}

it('LOGIN-03, MODE-01, MODE-20, RULE-04, RULE-09, SES-30 on a television a guest walks in, goes about, reloads and comes back', async () => {
  const path = '/login?property=1&theme=1&mode=tv'
  const app = await openApp({ path })
  await walkIn(app)
  const walkedIn = { status: 'registered', mode: 'walkin', deviceMode: 'tv' }
  expect(modes(app)).toEqual(walkedIn)
  await waitFor(() => expect(query().get('mode')).toBe('walkin'))
  expect(document.documentElement.dataset.mode).toBe('tv')
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  // An older history entry still has the mode of the device.
  app.services.history.go('/language?property=1&theme=1&mode=tv')
  await waitFor(() => expect(app.store.getState().navigation.place?.search).toContain('mode=tv'))
  await waitFor(() => expect(place()).toBe('/language'))
  expect(modes(app)).toEqual(walkedIn)
  app.close()

  const reloaded = await openApp({ hotel: app.hotel, path: '/language?property=1&theme=1&mode=walkin' })
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  expect(modes(reloaded)).toEqual(walkedIn)

  // A walk-in guest who then signs in is a guest at the same television.
  await reloaded.user.click(await screen.findByRole('button', { name: 'Guest menu' }))
  const menu = within(await screen.findByRole('menu'))
  await reloaded.user.click(menu.getByRole('menuitem', { name: 'Sign in' }))
  await waitFor(() => expect(reloaded.reload).toHaveBeenCalled())
  expect([place(), query().get('mode')]).toEqual(['/login', 'tv'])
  reloaded.close()
  const asked = await openApp({ hotel: app.hotel, path: `/login${window.location.search}` })
  await signIn(asked, '101', 'Berger')
  await atHome()
  expect(modes(asked)).toEqual({ status: 'registered', mode: 'tv', deviceMode: 'tv' })

  await asked.user.click(await screen.findByRole('button', { name: 'Guest menu' }))
  await asked.user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Log out' }))
  await waitFor(() => expect(asked.reload).toHaveBeenCalled())
  expect(Cookies.get('mode')).toBe('tv')
  expect(Object.fromEntries(query())).toEqual({ property: '1', theme: '1', mode: 'tv' })
})

/** Ends the connection until the returned function lets the hotel be reached again. */
async function loseHotel({ desk }: App) {
  await desk.tell('faults', { refuse: 600 })
  await desk.tell('faults', { drop: true })
  await screen.findByText(/^The connection to the hotel is lost/)
  return () => desk.clearFaults()
}

it('NAV-10, MODE-19 a walk-in who wants to sign in while the hotel is away leaves a kiosk at its form, not at an error page', async () => {
  startFakeClock()
  const app = await openKiosk()
  await walkIn(app)
  const findHotel = await loseHotel(app)
  await openGuestMenu(app)
  fireEvent.click(screen.getByRole('menuitem', { name: 'Sign in' }))
  await pass(300)
  await screen.findByLabelText('Room')
  expect(app.reload).not.toHaveBeenCalled()
  expect([place(), query().get('mode')]).toEqual(['/login', 'kiosk'])
  await findHotel()
  await passUntil(() => expect(app.reload).toHaveBeenCalled())
})

it('SES-30 a guest who logs out while the hotel is away leaves a television at its form, which reloads when the hotel is back', async () => {
  startFakeClock()
  const app = await openSignedIn({ path: '/?property=1&theme=1&mode=tv' })
  const findHotel = await loseHotel(app)
  const menu = await openGuestMenu(app)
  await menu.choose('Log out')
  expect((await screen.findByLabelText<HTMLInputElement>('Room')).value).toBe('')
  await app.services.history.settled()
  expect(app.reload).not.toHaveBeenCalled()
  expect(Object.fromEntries(query())).toEqual({ property: '1', theme: '1', mode: 'tv' })
  await findHotel()
  await passUntil(() => expect(app.reload).toHaveBeenCalled())
})
