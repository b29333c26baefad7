import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atHome, place } from '../harness.tsx'
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
