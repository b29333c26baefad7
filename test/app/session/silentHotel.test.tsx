import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { configured, openApp, openHotel, openSignedIn, signIn } from '../harness.tsx'

const silentText = 'Service temporarily unavailable'
const authenticate = { module: 'SQMOD_Auth', function: 'authenticate' }

it('LOGIN-12 a sign-in without an answer is called so after ten seconds, with the form; a late answer counts', async () => {
  const app = await openApp()
  await screen.findByRole('button', { name: 'Sign in' })
  await configured(app)
  startFakeClock()
  await app.desk.tell('faults', { ...authenticate, delay: 25_000, times: 1 })
  await signIn(app, '101', 'Berger')
  await pass(9000)
  expect(screen.queryByText(silentText)).toBeNull()
  await pass(1500)
  screen.getByText(silentText)
  screen.getByRole('button', { name: 'Sign in' })
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Berger')
  await passUntil(() => screen.getByRole('heading', { level: 1, name: /Anna/ }))
})

it('LOGIN-12 the form is offered to a guest whom the hotel does not answer at all, and signs in on a press', async () => {
  startFakeClock()
  const hotel = await openHotel()
  hotel.desk.fault({ ...authenticate, silent: true })
  const app = await openApp({ hotel, path: '/?property=1&theme=1&room=101&name=Berger&autologin=1' })
  await pass(12_000)
  screen.getByText(silentText)
  hotel.desk.clearFaults()
  await app.user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }))
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }))
  await passUntil(() => screen.getByRole('heading', { level: 1, name: /Anna/ }))
})

it('ERR-03 a page whose file never comes ends in its failed state, and is asked for again on a press', async () => {
  const app = await openSignedIn()
  startFakeClock()
  await app.desk.tell('faults', {
    path: '/ONEapp/skins/aurora/custom/Custom_12.json',
    delay: 600_000,
    times: 1,
  })
  app.services.history.go('/cp/12')
  await pass(9000)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await pass(2000)
  screen.getByRole('button', { name: 'Try again' })
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await passUntil(() => screen.getByRole('heading', { level: 1, name: 'Fitness' }))
})
