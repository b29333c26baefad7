import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, openSignedIn } from '../harness.tsx'
import { bookings, enterPersons, openCourses, openStrength, openWednesday } from './helpers.ts'

const token = () => localStorage.getItem('auth-token')

async function bookedBy(hotel: Awaited<ReturnType<typeof openWednesday>>) {
  const app = await openCourses({ hotel })
  await enterPersons(app, await openStrength(app), '1')
  await screen.findByText('Your course is booked.')
  expect(await bookings(app)).toHaveLength(1)
  expect(token()).not.toBeNull()
  return app
}

it('CRS-09, OUT-08 the token goes when the guest signs out', async () => {
  const app = await bookedBy(await openWednesday())
  const dialog = within(await screen.findByRole('dialog', { name: 'Strength for travellers' }))
  await app.user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await app.user.click(screen.getByRole('button', { name: 'Guest menu' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  await waitFor(() => expect(token()).toBeNull())
})

it('CRS-09, CRS-10 the token stays for the same guest, and goes before another one’s', async () => {
  const hotel = await openWednesday()
  const app = await bookedBy(hotel)
  const kept = token()
  app.close()
  const again = await openSignedIn({ hotel })
  expect(token()).toBe(kept)
  again.close()
  localStorage.removeItem('login-userId')
  localStorage.setItem('login-room', '103')
  localStorage.setItem('login-name', 'Okafor')
  await openApp({ hotel })
  await waitFor(() => expect(token()).toBeNull())
})
