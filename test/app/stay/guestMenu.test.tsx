import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerInstead } from '../badAnswers.ts'
import { openApp, openHotel, openSignedIn, place, query, signIn } from '../harness.tsx'
import { restoreRealTimers } from '../realTimers.ts'
import { openGuestMenu } from './menu.ts'

/** The app bar. Testing Library takes any header inside main for a banner, too, so it is not found by that role. */
async function bar() {
  const header = (await screen.findByRole('button', { name: 'Menu' })).closest('header')
  if (!header) throw new Error('no bar')
  return within(header)
}

it('SHELL-12, SHELL-17 shows the signed-in guest with the room below, in the bar and in the menu', async () => {
  const app = await openSignedIn()
  const name = (await bar()).getByText('Anna Berger')
  expect(name.nextElementSibling?.textContent).toBe('101')
  const menu = await openGuestMenu(app)
  expect(menu.getByText(/Anna Berger/).parentElement?.textContent).toContain('Anna BergerRoom 101')
})

it('SHELL-18 shows the word for room where the guest has no name', async () => {
  const app = await openApp()
  await screen.findByRole('button', { name: 'Continue without sign-in' })
  const answer = await answerInstead(
    app.desk,
    { module: 'SQMOD_Auth', function: 'authenticate' },
    {
      status: 'OK',
      root: {
        skin: { id: '1', project_id: 'aurora' },
        checkin: [{ id: 7, room: '101', name: '', last_name: null }],
      },
    },
  )
  await signIn(app, '101', 'Berger')
  await answer()
  const word = await (await bar()).findByText('Room')
  expect(word.nextElementSibling?.textContent).toBe('101')
})

it('SHELL-13, SHELL-15, SHELL-16 leads to language, logout, terms and privacy', async () => {
  const app = await openSignedIn()
  let menu = await openGuestMenu(app)
  await menu.findByText('Light or dark')
  expect(menu.items()).toEqual([
    'Language',
    'Call reception',
    'Check out',
    'Log out',
    'Light or dark',
    'On this device',
    'Terms and conditions',
    'Privacy',
    'Accessibility',
  ])
  for (const [item, heading] of [
    ['Language', /^Language$/],
    ['Terms and conditions', /^Terms/],
    ['Privacy', /^Privacy/],
  ] as const) {
    await menu.choose(item)
    await screen.findByRole('heading', { level: 1, name: heading })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    menu = await openGuestMenu(app)
  }
})

it('SHELL-15, NAV-10, CONST-07 offers the walk-in guest the sign-in, which gives up the mode', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
  const menu = await openGuestMenu(app)
  await menu.findByText('Light or dark')
  expect(menu.items()).toEqual([
    'Language',
    'Sign in',
    'Light or dark',
    'On this device',
    'Terms and conditions',
    'Privacy',
    'Accessibility',
  ])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(screen.getByRole('menuitem', { name: 'Sign in' }))
  await vi.advanceTimersByTimeAsync(299)
  expect(place()).toBe('/login')
  expect(query().get('mode')).toBeNull()
  expect(app.reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  restoreRealTimers()
  expect(app.reload).toHaveBeenCalledOnce()
})

it('SHELL-15 offers the sign-in to whoever is not registered', async () => {
  const app = await openApp({ path: '/terms?property=1&theme=1' })
  const menu = await openGuestMenu(app)
  expect(menu.items()).toContain('Sign in')
  expect(menu.items()).not.toContain('Log out')
  await menu.choose('Sign in')
  await screen.findByLabelText('Room')
})

it('SHELL-10, MODE-11, MODE-12 has no user menu, no check-out and no logout in walkin-only', async () => {
  await openApp({ path: '/?property=1&theme=1&mode=walkin-only' })
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
  const { getByRole, queryByRole } = await bar()
  getByRole('button', { name: 'Menu' })
  expect(queryByRole('button', { name: 'Guest menu' })).toBeNull()
})

it('SHELL-11 draws bar and drawer only once there is a theme, and asks for it again at the next navigation', async () => {
  const hotel = await openHotel()
  hotel.desk.fault({ path: '/api/v1/oneapp/theme/1', http: 500 })
  const app = await openApp({ hotel })
  await signIn(app, '101', 'Berger')
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
  await screen.findByRole('link', { name: /^Room service/ })

  hotel.desk.clearFaults()
  await app.user.click(screen.getByRole('link', { name: /^Room service/ }))
  await (await bar()).findByText('Hotel Aurora')
})

it('CALL-03, CALL-04, CALL-05 calls reception from any screen in two taps, and leads to where the call is hung up', async () => {
  const app = await openSignedIn()
  const menu = await openGuestMenu(app)
  await menu.choose('Call reception')
  await screen.findByText('Ringing')
  expect(place()).toBe('/demo/voip')
  const calls = await app.desk.calls({ module: 'HTTP', function: 'POST /api/v1/property/1/oneapp/calls' })
  expect(calls).toMatchObject([{ data: { room: '101', target: 'reception' }, status: 200 }])
  await app.user.click(screen.getByRole('button', { name: 'Hang up' }))
  await screen.findByText('Call ended')
})

it('CALL-02 a hotel whose reception has no number is not offered', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', settings: { voip: { spa: '44' } } })
  const app = await openSignedIn({ hotel })
  expect((await openGuestMenu(app)).items()).not.toContain('Call reception')
})
