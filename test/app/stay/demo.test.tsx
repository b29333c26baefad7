import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { openApp, place } from '../harness.tsx'
import { askToCheckOut, openGuestMenu } from './menu.ts'

const arrived = (heading: RegExp) => screen.findByRole('heading', { level: 1, name: heading })

/** Waits for the page to which the demo redirects after a second. */
const isHome = () => passUntil(() => expect(place()).toBe('/cp/1'))

async function checkOutOfDemo(path = '/', heading = /^Good/) {
  startFakeClock()
  const app = await openApp({ path: `${path}?property=1&theme=1&mode=demo` })
  if (path === '/') await isHome()
  await arrived(heading)
  const dialog = await askToCheckOut(app)
  await app.user.click(dialog.getByRole('button', { name: 'Check out' }))
  const done = within(await screen.findByRole('dialog', { name: 'You are checked out' }))
  return { app, done }
}

it('CHK-04, CHK-05, MODE-15, OUT-03, DLG-07 the demo shows the end of the stay and does not leave the app', async () => {
  const { app, done } = await checkOutOfDemo()
  expect(done.getByRole<HTMLInputElement>('radio', { name: 'No rating yet' }).checked).toBe(true)
  expect(app.leave).not.toHaveBeenCalled()
  expect(app.reload).not.toHaveBeenCalled()
})

it('CHK-05, MODE-18 offers the check-out in demo-use-pms too, to the guest who is verified', async () => {
  const app = await openApp({
    path: '/login?property=1&theme=1&mode=demo-use-pms&room=101&name=Berger&autologin=1',
  })
  await arrived(/^Good/)
  const dialog = await askToCheckOut(app)
  await app.user.click(dialog.getByRole('button', { name: 'Check out' }))
  await screen.findByRole('dialog', { name: 'You are checked out' })
  expect(app.leave).not.toHaveBeenCalled()
  expect(localStorage.getItem('login-room')).toBe('101')
})

it('DLG-07 rates in half stars and says thanks, and nothing is sent', async () => {
  const { app, done } = await checkOutOfDemo()
  const rating = within(done.getByRole('radiogroup', { name: 'Your rating' }))
  const values = rating.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
  expect(values.filter(Boolean)).toEqual(['0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'])
  expect(done.queryByText('Thank you for your rating!')).toBeNull()
  const before = (await app.desk.calls({})).length
  fireEvent.click(rating.getByRole('radio', { name: '3.5 of 5 stars' }))
  expect(rating.getByRole<HTMLInputElement>('radio', { name: '3.5 of 5 stars' }).checked).toBe(true)
  expect(done.getByRole('status').textContent).toBe('Thank you for your rating!')
  // Only requests of the screen behind the dialog may still follow.
  const sent = (await app.desk.calls({})).slice(before)
  expect(JSON.stringify(sent)).not.toMatch(/3\.5|rating|feedback/i)
})

it('CHK-04, OUT-05 closing it goes home, and the demo starts again', async () => {
  const { app, done } = await checkOutOfDemo('/language', /^Language/)
  await app.user.click(done.getByRole('button', { name: 'Done' }))
  await isHome()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await openGuestMenu(app)).items()).toContain('Check out')
})

it('DLG-10 Escape closes it as the button does', async () => {
  const { app } = await checkOutOfDemo()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await isHome()
})
