/** The channel is open, but the hotel leaves the sign-in of a remembered guest without an answer. */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { selectIsAway } from '../../../src/core/offlineCache/selectIsAway.ts'
import { openDemo } from '../demo/openDemo.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { atHome, openApp, openHotel, openSignedIn, place } from '../harness.tsx'
import { authenticate, kept, renewChannel, unanswered } from './silentHotel.ts'

/** Opens the app again for a guest who has seen home and the bill, while the hotel does not answer the sign-in. */
async function openAtSilentHotel() {
  startFakeClock()
  const hotel = await openHotel()
  // Longer than the app waits for the hotel before it shows persisted data.
  hotel.desk.property({ id: '1', systemValues: { receive_timeout: '7000' } })
  const before = await openSignedIn({ hotel })
  before.services.history.go('/billpreview')
  await screen.findByRole('list', { name: 'Charges and payments' })
  await passUntil(() => {
    for (const name of ['session/101/berger', 'bill/88012', 'menu', 'config'])
      expect(kept(`answer/${name}`)).toBe(true)
  })
  before.close()
  hotel.desk.fault({ ...authenticate, silent: true })
  const app = await openApp({ hotel })
  await passUntil(() => screen.getByText(/^As of \d{1,2}:\d\d/))
  await atHome()
  return app
}

it('RULE-05, SES-21, RT-13 a remembered guest whom a silent hotel does not sign in sees what is kept, until it answers', async () => {
  const app = await openAtSilentHotel()
  screen.getByText(/^The connection to the hotel is lost/)
  await app.user.click(await screen.findByRole('link', { name: /^Bill/ }))
  await screen.findByRole('list', { name: 'Charges and payments' })
  app.services.history.go('/room-control')
  await screen.findByText(/^This needs a connection to the hotel/)
  // A time-out is not a refusal: the app asks again, and the guest stays signed in.
  await passUntil(async () => expect(await unanswered(app)).toBeGreaterThan(1))
  expect(place()).toBe('/room-control')
  app.hotel.desk.clearFaults()
  await passUntil(() => expect(screen.queryByText(/As of/)).toBeNull())
  await screen.findByRole('switch', { name: 'All lights' })
  expect(place()).toBe('/room-control')
})

it('RULE-07, SES-30 a guest who has left by then is not shown any longer once the hotel says so', async () => {
  const app = await openAtSilentHotel()
  app.hotel.desk.checkout({ room: '101' })
  app.hotel.desk.clearFaults()
  await passUntil(() => expect(app.reload).toHaveBeenCalled())
  expect(kept('answer')).toBe(false)
  expect(kept('login-room')).toBe(false)
})

it('RULE-05, RT-25 a hotel that is back, but does not sign the guest in again, is out of reach as before', async () => {
  startFakeClock()
  const app = await openSignedIn()
  app.services.history.go('/billpreview')
  await screen.findByRole('list', { name: 'Charges and payments' })
  await passUntil(() => expect(kept('answer/bill/88012')).toBe(true))
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  app.hotel.desk.fault({ ...authenticate, silent: true })
  app.hotel.desk.fault({ module: 'SQMOD_BillPreview', function: 'requestBillData', silent: true })
  await renewChannel(app)
  app.services.history.go('/billpreview')
  await passUntil(() => screen.getByText(/^The connection to the hotel is lost/))
  await screen.findByRole('list', { name: 'Charges and payments' })
  await screen.findByText(/^As of \d{1,2}:\d\d/)
})

it('ERR-13, SES-30 who is refused after a silence signs in at a hotel that is in reach', async () => {
  const app = await openAtSilentHotel()
  app.hotel.desk.clearFaults()
  app.hotel.desk.fault({ ...authenticate, status: 'ERROR' })
  await passUntil(() => expect(place()).toBe('/login'))
  await screen.findByRole('button', { name: 'Sign in' })
  await waitFor(() => expect(screen.queryByText(/^The connection to the hotel is lost/)).toBeNull())
  expect(selectIsAway(app.store.getState() as never)).toBe(false)
  expect(kept('answer')).toBe(false)
})

it('RULE-05, SHELL-25 a silent hotel is asked again at once where the guest presses for what only it can do', async () => {
  const app = await openAtSilentHotel()
  // From now on no sign-in times out and is repeated by itself.
  app.services.hotel.setReceiveTimeout(600_000)
  const before = await unanswered(app)
  await passUntil(async () => expect(await unanswered(app)).toBeGreaterThan(before))
  app.hotel.desk.clearFaults()
  app.services.history.go('/tv-message')
  const [button] = await screen.findAllByRole('button', { name: /^Delete/ })
  await app.user.click(button as HTMLElement)
  await passUntil(() => expect(selectIsAway(app.store.getState() as never)).toBe(false))
  await passUntil(() => expect(screen.queryByText(/As of/)).toBeNull())
})

it('RT-27, MODE-17 a demo, which signs nobody in, is in reach again on its new channel', async () => {
  const app = await openDemo('/demo/fetch-my-bill')
  await screen.findByLabelText('Room')
  await renewChannel(app)
  await waitFor(() => expect(selectIsAway(app.store.getState() as never)).toBe(false))
})
