/** A lost channel or an update reloads the page, but not while a reload would interrupt something. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { whenNothingRuns } from '../../../src/app/serviceWorker.ts'
import { selectIsConnected, selectIsLost } from '../../../src/domains/channel/slice.ts'
import { heldInstead } from '../badAnswers.ts'
import { enterPersons, openCourses, openStrength } from '../courses/helpers.ts'
import { openDemo } from '../demo/openDemo.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { openFilms } from '../films/openFilms.ts'
import { type openApp, openHotel, openSignedIn } from '../harness.tsx'

type App = Pick<Awaited<ReturnType<typeof openApp>>, 'store' | 'desk' | 'reload'>

/** Loses the channel and waits until it is back: neither this nor an update reloads the page. */
async function expectNoReload({ store, desk, reload }: App) {
  await waitFor(() => expect(document.querySelector('[data-prevents-reload]')).not.toBeNull())
  let isFree = false
  void whenNothingRuns().then(() => {
    isFree = true
  })
  startFakeClock()
  await desk.tell('faults', { drop: true })
  await waitFor(() => expect(selectIsLost(store.getState())).toBe(true))
  await passUntil(() => expect(selectIsConnected(store.getState())).toBe(true))
  expect(sessionStorage.getItem('channel-reloaded-at')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  expect(isFree).toBe(false)
  return { isFree: () => isFree }
}

it('SW-02, RT-25, DEMO-10 a payment is open: the card that was entered stays', async () => {
  const app = await openDemo('/demo/fetch-my-bill')
  await app.user.type(await screen.findByLabelText('Room'), '101')
  await app.user.type(screen.getByLabelText('Last name'), 'Berger')
  await app.user.click(screen.getByRole('button', { name: 'Show the bill' }))
  await app.user.type(screen.getByLabelText('Card number'), '4242 4242 4242 4242')
  await app.user.type(screen.getByLabelText('Expires (month/year)'), '12/40')
  const { isFree } = await expectNoReload(app)
  screen.getByDisplayValue('4242 4242 4242 4242')
  await app.user.type(screen.getByLabelText('Security code'), '123')
  await app.user.click(screen.getByRole('button', { name: /^Pay/ }))
  await passUntil(() => expect(screen.queryByLabelText('Card number')).toBeNull())
  await waitFor(() => expect(isFree()).toBe(true))
})

it('SW-02, RT-27, WAKE-09 an alarm rings: it goes on until it is stopped', async () => {
  const app = await openSignedIn({ path: '/?property=1&theme=1&mode=tv' })
  const payload = { wakeup: [{ id: 5, time: '2026-11-22T06:30:00Z' }] }
  await app.desk.tell('push', { room: '101', function: 'getPopUpWakeUp', payload })
  const dialog = within(await screen.findByRole('dialog', { name: 'Good morning' }))
  const { isFree } = await expectNoReload(app)
  await app.user.click(dialog.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(isFree()).toBe(true))
})

it('SW-02, VOD-16 the guest is asked whether to buy a film: the question stays', async () => {
  const app = await openFilms('/vod/movies/41')
  await app.user.click(await screen.findByRole('button', { name: /^Buy/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'The Long Shore' }))
  const { isFree } = await expectNoReload(app)
  await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
  await screen.findByRole('button', { name: 'Play' })
  await waitFor(() => expect(isFree()).toBe(true))
})

it('RT-25, CRS-17 a course is being booked: the guest hears what became of it', async () => {
  const app = await openCourses()
  const dialog = await openStrength(app)
  const answer = JSON.stringify({ code: 200, bookingNumber: 'B-1' })
  const held = heldInstead('/api/tac/v1/add-booking-class', answer)
  await enterPersons(app, dialog, '2')
  await waitFor(() => expect(held.asked()).toBe(1))
  const signIns = async () => (await app.desk.calls({ function: 'authenticate' })).length
  const before = await signIns()
  const { isFree } = await expectNoReload(app)
  // The guest is signed in again meanwhile.
  await waitFor(async () => expect(await signIns()).toBeGreaterThan(before))
  await app.services.hotel.settled()
  expect(isFree()).toBe(false)
  held.letGo()
  await dialog.findByText('Your course is booked.')
  await waitFor(() => expect(isFree()).toBe(true))
})

it('RT-25, CALL-05 the exchange is being asked for a call: the guest can still hang it up', async () => {
  const app = await openSignedIn()
  app.services.history.go('/demo/voip')
  const path = '/api/v1/property/1/oneapp/calls'
  const held = heldInstead(path, JSON.stringify({ id: 'c-1', state: 'ringing' }))
  await app.user.click(await screen.findByRole('button', { name: 'Reception' }))
  await waitFor(() => expect(held.asked()).toBe(1))
  const { isFree } = await expectNoReload(app)
  held.letGo()
  await screen.findByText('Ringing')
  // From now on the call survives a reload.
  await waitFor(() => expect(isFree()).toBe(true))
})

it('RT-25, KEY-15 a door is being opened: it opens', async () => {
  const utc = '2026-11-21T09:30:00Z'
  const hotel = await openHotel()
  hotel.desk.clock({ now: utc })
  const app = await openSignedIn({ hotel, room: '201', name: 'Miller', path: '/?property=2&theme=2' })
  app.services.history.go('/demo/mobilekey')
  await screen.findByText(/^Valid until/)
  const held = heldInstead('/ONEapp/api/php_helpers/utc_time.php', JSON.stringify({ utc }))
  await app.user.click(await screen.findByRole('button', { name: /^Open door/ }))
  await waitFor(() => expect(held.asked()).toBe(1))
  const { isFree } = await expectNoReload(app)
  held.letGo()
  await screen.findByText('Door opened')
  expect(hotel.desk.room('201').door_openings).toHaveLength(1)
  await waitFor(() => expect(isFree()).toBe(true))
})
