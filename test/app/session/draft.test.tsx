import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { give } from '../give.ts'
import { atHome, fillIn, openApp, openSignedIn, openSignedInAt, place, query, signIn } from '../harness.tsx'
import { openGuestMenu } from '../stay/menu.ts'

it('RT-25 the sign-in form outlives a reload, and is gone after the sign-in', async () => {
  const app = await openApp({ path: '/login?property=1&theme=1' })
  await fillIn(app, '101', 'Berg')
  startFakeClock()
  // The channel is lost and back: the page reloads.
  await app.desk.tell('faults', { drop: true })
  await passUntil(() => expect(app.reload).toHaveBeenCalledOnce())
  app.close()
  const again = await openApp({ hotel: app.hotel, path: `/login${window.location.search}` })
  expect((await screen.findByLabelText<HTMLInputElement>('Room')).value).toBe('101')
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Berg')
  await signIn(again, '101', 'Berger')
  await atHome()
  expect(JSON.stringify(sessionStorage)).not.toMatch(/berg/i)
})

it('LOGIN-07, RT-25 never keeps a password', async () => {
  const app = await openApp({ path: '/login?property=1&theme=1' })
  app.hotel.desk.property({ id: '1', settings: { login: { fields: ['password'] } } })
  app.close()
  const again = await openApp({ hotel: app.hotel, path: '/login?property=1&theme=1' })
  await again.user.type(await screen.findByLabelText('Password'), 'hush-hush')
  await again.user.type(screen.getByLabelText('Last name'), 'Berger')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).toContain('Berger')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('hush')
})

it('LOGIN-01, RT-25 what was entered counts at the address where it began, and at no other one', async () => {
  const app = await openApp({ path: '/login?property=1&theme=1' })
  await fillIn(app, '999', 'Nobody')
  app.close()
  const path = '/login?property=1&theme=1&room=101&name=Berger'
  const values = async () => [
    (await screen.findByLabelText<HTMLInputElement>('Room')).value,
    screen.getByLabelText<HTMLInputElement>('Last name').value,
  ]
  const named = await openApp({ hotel: app.hotel, path })
  expect(await values()).toEqual(['101', 'Berger'])
  await named.user.type(screen.getByLabelText('Last name'), 'in')
  expect(await values()).toEqual(['101', 'Bergerin'])
  // Another address in the same page.
  act(() => named.services.history.go('/login?property=1&theme=1&room=105&name=Haddad'))
  await waitFor(async () => expect(await values()).toEqual(['105', 'Haddad']))
  named.close()
  await openApp({ hotel: app.hotel, path: `${path}&lang=en` })
  expect(await values()).toEqual(['101', 'Bergerin'])
})

/** Opens the request of the first treatment. Its dialog covers the page, so that no control below it is named. */
async function openRequest({ user, services }: Awaited<ReturnType<typeof openApp>>) {
  act(() => services.history.go('/cp/11'))
  const [open] = await screen.findAllByRole('button', { name: 'Send a request' })
  await user.click(open as HTMLElement)
  return within(await screen.findByRole('dialog')).findByLabelText<HTMLInputElement>('Anything to add?')
}

it.each([
  [
    'logs out',
    async (app: Awaited<ReturnType<typeof openApp>>) => (await openGuestMenu(app)).choose('Log out'),
  ],
  [
    'is checked out by the desk',
    async ({ desk, services }: Awaited<ReturnType<typeof openApp>>) => {
      await desk.tell('checkout', { room: '101' })
      act(() => services.history.go('/language'))
    },
  ],
])(
  'SES-30, RT-25 what a guest wrote who %s is not there for the next one in the same tab',
  async (_, leave) => {
    const app = await openSignedIn()
    const words = await openRequest(app)
    await app.user.type(words, 'A surprise for Marco')
    expect(JSON.stringify(sessionStorage)).toContain('Marco')
    await app.user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await leave(app)
    await waitFor(() => expect(app.reload).toHaveBeenCalled())
    expect(JSON.stringify(sessionStorage)).not.toContain('Marco')
    app.close()
    const next = await openApp({ hotel: app.hotel, path: '/login?property=1&theme=1' })
    await signIn(next, '103', 'Okafor')
    await atHome()
    expect((await openRequest(next)).value).toBe('')
  },
)

it('SES-30, VOD-32 a film that plays when its guest signs out in another tab ends, and leaves no place for the next one', async () => {
  const app = await openSignedInAt('/vod/movies/161')
  await app.user.click(await screen.findByRole('button', { name: 'Play' }))
  const film = await screen.findByLabelText<HTMLVideoElement>('Vienna, Slowly', { selector: 'video' })
  give(film, 'duration', 5700)
  give(film, 'readyState', 4)
  fireEvent.loadedMetadata(film)
  film.currentTime = 1834
  fireEvent.pause(film)
  expect(JSON.stringify(sessionStorage)).toContain('1834')
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
  await screen.findByRole('button', { name: 'Sign in' })
  expect([place(), query().get('name'), film.isConnected]).toEqual(['/login', null, false])
  expect(JSON.stringify(sessionStorage)).not.toContain('1834')
})
