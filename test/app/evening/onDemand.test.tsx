import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, openHotel, openSignedIn, place } from '../harness.tsx'

const module = 'SQMOD_RemoteControl'
type App = Awaited<ReturnType<typeof openApp>>

/** Whether a domain's slice is in the store. The slices of these domains are loaded on demand. */
const isLoaded = ({ store }: App, slice: string) => slice in store.getState()

/** Waits until the televisions of the room are known, which follows the sign-in on the channel. */
const tvsKnown = ({ store }: App) =>
  waitFor(() => expect(store.getState()).toMatchObject({ remoteTv: { status: 'success' } }))

/** Sets a wake-up for the guest in room 101, in an app that is then closed. */
async function setWakeUp(hotel: Awaited<ReturnType<typeof openHotel>>) {
  const app = await openSignedIn({ hotel })
  app.services.history.go('/wakeUp')
  await app.user.click(await screen.findByRole('button', { name: /^Wake me at 7:00/ }))
  await screen.findByRole('region', { name: 'Your wake-ups' })
  app.close()
  const [wakeUp] = hotel.desk.room('101').wake_ups
  if (!wakeUp) throw new Error('The hotel has no wake-up of room 101.')
  return wakeUp
}

it('WAKE-09 an alarm rings in a page in which the wake-ups were never opened, and can be snoozed and stopped', async () => {
  const hotel = await openHotel()
  const { id, time } = await setWakeUp(hotel)
  const app = await openSignedIn({ hotel })
  await tvsKnown(app)
  expect(isLoaded(app, 'wakeUp')).toBe(false)
  const start = place()
  await app.desk.tell('clock', { now: String(time) })
  const dialog = within(await screen.findByRole('dialog', { name: 'Good morning' }))
  dialog.getByText('It is 7:00 AM. Time to get up.')
  await app.user.click(dialog.getByRole('button', { name: 'Snooze' }))
  await waitFor(async () =>
    expect(await app.desk.calls({ module, function: 'snoozeWakeUp' })).toMatchObject([
      { data: { room_id: 18, id }, status: 'OK' },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The guest stays where they were.
  expect(place()).toBe(start)
  await app.desk.tell('clock', { now: new Date(Date.parse(String(time)) + 301_000).toISOString() })
  const again = within(await screen.findByRole('dialog', { name: 'Good morning' }))
  await app.user.click(again.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(hotel.desk.room('101').wake_ups).toEqual([]))
})

it('WAKE-09 says so where the room’s television is not known, instead of ignoring the press', async () => {
  const hotel = await openHotel()
  const { time } = await setWakeUp(hotel)
  hotel.desk.fault({ module: 'SQMOD_RoomInformation', function: 'getRoomsByRoomnumber', status: 'ERROR' })
  const app = await openSignedIn({ hotel })
  await waitFor(() => expect(app.store.getState()).toMatchObject({ remoteTv: { status: 'failure' } }))
  await app.desk.tell('clock', { now: String(time) })
  const dialog = within(await screen.findByRole('dialog', { name: 'Good morning' }))
  await app.user.click(dialog.getByRole('button', { name: 'Stop' }))
  await screen.findByText('Sending the request failed. Please try again later.')
  expect(await app.desk.calls({ module, function: 'stopWakeUp' })).toEqual([])
})

it.each([
  ['wakeUp', '/wakeUp', /^Wake me at 7:00/],
  ['sleepTimer', '/sleeptimer', 'Switch off in'],
  ['streaming', '/streamingDevices/airplay', 'TV living room AirPlay'],
])('%s starts with its screen where the page is loaded at its address', async (slice, path, name) => {
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-name', 'Berger')
  const app = await openApp({ path: `${path}?property=1&theme=1` })
  await waitFor(() =>
    expect(
      ['button', 'radiogroup', 'region'].flatMap((role) => screen.queryAllByRole(role, { name })),
    ).toHaveLength(1),
  )
  expect(isLoaded(app, slice)).toBe(true)
  expect(place()).toBe(path)
})

it('WAKE-04, WAKE-14, STRM-02 the hotel is asked when a screen opens, not before', async () => {
  const app = await openSignedIn()
  await tvsKnown(app)
  const asked = async () =>
    (
      await Promise.all(
        ['getWakeUp', 'getSleepTimer', 'getStreamingDevices'].map((name) =>
          app.desk.calls({ function: name }),
        ),
      )
    ).map(({ length }) => length)
  expect(await asked()).toEqual([0, 0, 0])
  for (const slice of ['wakeUp', 'sleepTimer', 'streaming']) expect(isLoaded(app, slice)).toBe(false)
  app.services.history.go('/sleeptimer')
  await screen.findByRole('radiogroup', { name: 'Switch off in' })
  expect(await asked()).toEqual([0, 1, 0])
  expect(isLoaded(app, 'streaming')).toBe(false)
})
