import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { expect, it, vi } from 'vitest'
import { dialogsSlice } from '../../../src/domains/dialogs/slice.ts'
import { selectIsRegistered } from '../../../src/domains/session/slice.ts'
import { atHome, openApp, openSignedIn, query, signIn } from '../harness.tsx'
import { openGuestMenu } from '../stay/menu.ts'

const onTelevision = { path: '/?property=1&theme=1&mode=tv' }
const command = (app: Awaited<ReturnType<typeof openApp>>, name: string) =>
  app.desk.tell('push', { room: '101', function: 'deviceCommand', payload: { command: name } })
const blank = () => screen.findByRole('button', { name: 'Wake the screen' })
const selectQueue = ({ store }: Awaited<ReturnType<typeof openApp>>) =>
  dialogsSlice.selectSlice(store.getState() as never).queue
const isAwake = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Wake the screen' })).toBeNull())

it('MODE-20, RT-02 opens the channel without mobile', async () => {
  const app = await openSignedIn(onTelevision)
  expect(app.hotel.desk.channels()).toMatchObject([{ mobile: false }])
})

it('DEV-02 reboot reloads the page', async () => {
  const app = await openSignedIn(onTelevision)
  await command(app, 'reboot')
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  expect(app.store.getState()).toMatchObject({ device: { command: 'reboot', power: 'on' } })
})

it('DEV-16, SES-30 a set that has rebooted today knows so after its guest has logged out', async () => {
  localStorage.setItem('device-rebooted', '2026-11-21')
  const app = await openSignedIn(onTelevision)
  const menu = await openGuestMenu(app)
  await menu.choose('Log out')
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  expect({ ...localStorage }).toEqual({ 'device-rebooted': '2026-11-21', 'theme-kept': expect.any(String) })
})

it('SES-34, LANG-13 a set whose guest has checked out keeps neither the language nor the settings of that guest', async () => {
  localStorage.setItem('device-rebooted', '2026-11-21')
  localStorage.setItem('doorbell', '{"isAnnounced":false,"isHeard":false}')
  const app = await openSignedIn(onTelevision)
  app.services.history.go('/language')
  await app.user.click(await screen.findByRole('button', { name: 'Deutsch' }))
  await screen.findByRole('heading', { level: 1, name: 'Sprache' })
  await waitFor(() => expect(query().get('lang')).toBe('de'))
  await app.desk.tell('checkout', { room: '101' })
  app.services.history.go('/weather/0')
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  await screen.findByRole('button', { name: 'Anmelden' })
  await waitFor(() => expect(query().get('mode')).toBe('tv'))
  expect(Object.fromEntries(query())).toEqual({ property: '1', theme: '1', mode: 'tv' })
  expect({ ...localStorage }).toEqual({ 'device-rebooted': '2026-11-21', 'theme-kept': expect.any(String) })
  expect(Cookies.get('lang')).toBeUndefined()
})

it('DEV-02 off blanks the screen and silences it, on wakes it', async () => {
  const app = await openSignedIn(onTelevision)
  const film = document.createElement('video')
  film.pause = vi.fn()
  document.body.append(film)
  await command(app, 'off')
  await blank()
  await waitFor(() => expect(film.pause).toHaveBeenCalled())
  await command(app, 'on')
  await isAwake()
  film.remove()
})

it('DEV-02 the key that wakes the screen does nothing else', async () => {
  const app = await openSignedIn(onTelevision)
  await command(app, 'off')
  await blank()
  const heard = vi.fn()
  document.addEventListener('keydown', heard)
  await app.user.keyboard('{Enter}')
  await isAwake()
  expect(heard).not.toHaveBeenCalled()
  document.removeEventListener('keydown', heard)
})

it('DEV-02 a set that sleeps wakes when someone rings at the door', async () => {
  const app = await openSignedIn(onTelevision)
  await command(app, 'off')
  await blank()
  await app.desk.tell('ring', { room: '101' })
  await screen.findByRole('dialog', { name: 'Someone rang your door' })
  await isAwake()
})

it('DEV-02, WAKE-09 a set that sleeps wakes when its alarm rings, and not for a message', async () => {
  const app = await openSignedIn(onTelevision)
  await command(app, 'off')
  await blank()
  await app.desk.tell('message', { room: '101', text: 'Your laundry is ready.' })
  await screen.findByRole('dialog', { name: 'New message' })
  screen.getByRole('button', { name: 'Wake the screen', hidden: true })
  const payload = { wakeup: [{ id: 5, time: '2026-11-22T06:30:00Z' }] }
  await app.desk.tell('push', { room: '101', function: 'getPopUpWakeUp', payload })
  await isAwake()
  await screen.findByRole('dialog', { name: 'Good morning' })
})

it('DEV-02, WAKE-09 a set whose alarm rings goes dark once the alarm is answered, unless the hotel wants it on again', async () => {
  const app = await openSignedIn(onTelevision)
  const executed = (name: string) =>
    waitFor(() => expect(app.store.getState()).toMatchObject({ device: { command: name } }))
  const ring = async () => {
    const payload = { wakeup: [{ id: 5, time: '2026-11-22T06:30:00Z' }] }
    await app.desk.tell('push', { room: '101', function: 'getPopUpWakeUp', payload })
    await screen.findByRole('dialog', { name: 'Good morning' })
  }
  await ring()
  await command(app, 'off')
  await command(app, 'on')
  await executed('on')
  await app.user.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await isAwake()

  await ring()
  await command(app, 'off')
  // The message was pushed after the command, so the command has arrived, too.
  await app.desk.tell('message', { room: '101', text: 'Your laundry is ready.' })
  await waitFor(() => expect(selectQueue(app)).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Wake the screen', hidden: true })).toBeNull()
  expect(app.store.getState()).toMatchObject({ device: { power: 'on' } })
  await app.user.click(screen.getByRole('button', { name: 'Stop' }))
  await executed('off')
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Wake the screen', hidden: true })).not.toBeNull(),
  )
})

it('DEV-02 obeys before anyone is signed in, and on a set that is known by its maker', async () => {
  const app = await openApp({
    path: '/login?property=1&theme=1',
    device: { kind: 'webos', ask: async () => facts, facts: () => facts },
  })
  await screen.findByLabelText('Room')
  await waitFor(() => expect(app.store.getState()).toHaveProperty('device'))
  await command(app, 'off')
  await blank()
})

it('DEV-02 obeys on the sign-in screen of a set in mode tv', async () => {
  const facts17 = { ...facts, macAddress: '02:aa:10:01:01:02' }
  const app = await openApp({
    path: '/login?property=1&theme=1&mode=tv',
    device: { ask: async () => facts17, facts: () => facts17 },
  })
  await screen.findByLabelText('Room')
  await waitFor(() => expect(app.store.getState()).toHaveProperty('device'))
  await command(app, 'reboot')
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
})

const facts = {
  ipAddress: '10.20.1.17',
  macAddress: '02:aa:10:01:01:01',
  subnetMask: '',
  gatewayAddress: '',
  firmware: '',
  volume: null,
}

it('asks for cameras and messages once if the guest signs in before the code of the television is loaded', async () => {
  const app = await openApp({ path: '/login?property=1&theme=1&mode=tv' })
  const { domains } = app.services
  const { start } = domains
  const startOnceSignedIn = vi.spyOn(domains, 'start').mockImplementation(async (domain) => {
    await waitFor(() => expect(selectIsRegistered(app.store.getState())).toBe(true))
    return start(domain)
  })
  // The guest's domains, which are started before, listen from now on.
  await waitFor(() => expect(startOnceSignedIn).toHaveBeenCalled())
  await signIn(app, '101', 'Berger')
  await atHome()
  await app.services.hotel.settled()
  for (const call of [
    { module: 'SQMOD_Camera', function: 'loadCameras' },
    { module: 'SQMOD_TVMessages', function: 'loadTvMessages' },
  ])
    expect(await app.desk.calls(call)).toHaveLength(1)
})
