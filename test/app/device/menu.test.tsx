import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSignedIn, place } from '../harness.tsx'

async function press(name: string, options: Parameters<typeof openSignedIn>[0] = {}) {
  const app = await openSignedIn(options)
  await app.user.click(await screen.findByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('navigation', { name: 'Menu' }))
  await app.user.click(drawer.getByRole('button', { name: 'Your television' }))
  await app.user.click(await drawer.findByRole('button', { name }))
  return app
}
const notice = async (text: string) =>
  expect((await screen.findByText(text)).closest('[role="alert"]')).not.toBeNull()

it('MENU-20 changes the source, opens no screen and says so', async () => {
  const app = await press('Laptop by cable')
  await notice('Source: HDMI 1')
  expect(app.store.getState()).toMatchObject({ device: { source: { name: 'HDMI', port: 1 } } })
  expect(place()).toBe('/cp/1')
})

it('MENU-21 starts a device app, opens no screen and says so', async () => {
  const app = await press('Media library')
  await notice('Starting Media library')
  expect(app.store.getState()).toMatchObject({ device: { app: 'mediathek' } })
  expect(place()).toBe('/cp/1')
})

it('MENU-22 starts screen mirroring as a device app', async () => {
  const app = await press('Screen mirroring')
  await notice('Starting Screen mirroring')
  expect(app.store.getState()).toMatchObject({ device: { app: 'screenmirroring' } })
  expect(place()).toBe('/cp/1')
})

it('MENU-20 a source that the guest has chosen stays when the configuration is loaded again', async () => {
  const app = await press('Laptop by cable')
  await notice('Source: HDMI 1')
  app.store.dispatch({ type: 'config/configRequested' })
  await waitFor(() => expect(app.store.getState().config.status).toBe('success'))
  expect(app.store.getState()).toMatchObject({ device: { source: { name: 'HDMI', port: 1 } } })
})

it('MENU-22 what is announced is sent: to the first television of the room before a guest has chosen one', async () => {
  const app = await press('Screen mirroring')
  await notice('Starting Screen mirroring')
  const sent = () => app.desk.calls({ module: 'SQMOD_RemoteControl', function: 'control' })
  await waitFor(async () =>
    expect(await sent()).toMatchObject([{ data: { command: 'openWebApp|screenmirroring' } }]),
  )
})

it('MENU-22 nothing is announced in a room without a television', async () => {
  await press('Screen mirroring', { room: '106', name: 'Schmidt', path: '/?property=1&theme=1&lang=en' })
  await notice('no content available for this module')
  expect(screen.queryByText('Starting Screen mirroring')).toBeNull()
})
