import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atHome, place, signIn } from '../harness.tsx'
import { openKiosk } from './kiosk.ts'

it('BNAV-03, MODE-19 the lower bar of a kiosk leads home also who has nothing else in it', async () => {
  const app = await openKiosk()
  await app.user.click(await screen.findByRole('button', { name: 'Continue without sign-in' }))
  await atHome()
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  const bar = await screen.findByRole('navigation', { name: 'Main' })
  expect(within(bar).getAllByRole('link')).toHaveLength(1)
  await app.user.click(within(bar).getByRole('link', { name: 'Home' }))
  await atHome()
  await waitFor(() => expect(place()).toBe('/cp/1'))
})

it('MODE-19 a kiosk in the lobby offers neither the camera at the door nor the remote control of the room', async () => {
  const app = await openKiosk()
  await signIn(app, '101', 'Berger')
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }))
  await bar.findByRole('link', { name: 'Room control' })
  for (const name of ['Door camera', 'Remote']) expect(bar.queryByRole('link', { name })).toBeNull()
  act(() => app.services.history.go('/room-camera'))
  await atHome()
})
