import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { checkinLost } from '../../../src/domains/session/slice.ts'
import { heldInstead } from '../badAnswers.ts'
import { openApp, openSignedIn, place, signIn } from '../harness.tsx'
import {
  bookings,
  courseOn,
  enterPersons,
  openCourses,
  openStrength,
  openWednesday,
  windowsOf,
} from './helpers.ts'

const token = () => localStorage.getItem('auth-token')

async function bookedBy(hotel: Awaited<ReturnType<typeof openWednesday>>) {
  const app = await openCourses({ hotel })
  await enterPersons(app, await openStrength(app), '1')
  await screen.findByText('Your course is booked.')
  expect(await bookings(app)).toHaveLength(1)
  expect(token()).not.toBeNull()
  return app
}

const path = '/api/tac/v1/courses'
const verified = async ({ desk }: Pick<Awaited<ReturnType<typeof openCourses>>, 'desk'>) =>
  (await desk.calls({ module: 'HTTP', function: 'POST /api/tac/v1/account-verify' })).length

it('CRS-06, CRS-10 the account is verified anew where the calendar’s token is refused, and the courses come', async () => {
  const hotel = await openWednesday()
  localStorage.setItem('auth-token', 'old')
  hotel.desk.fault({ path, http: 401, times: 1 })
  const app = await openCourses({ hotel })
  await courseOn('Thu, Nov 19', /Strength/)
  const asked = await app.desk.calls({ module: 'HTTP', function: `GET ${path}` })
  expect(asked.map(({ status }) => status)).toEqual([401, 200])
  expect(await verified(app)).toBe(1)
  expect(token()).not.toBe('old')
})

it('CRS-06 a calendar that is refused with the new token, too, has failed; the account is verified once', async () => {
  const hotel = await openWednesday()
  localStorage.setItem('auth-token', 'old')
  hotel.desk.fault({ path, http: 401 })
  const app = await openCourses({ hotel })
  await screen.findByText(/no data available/i)
  expect(await verified(app)).toBe(1)
})

it('CRS-06 nobody is verified for a calendar that is refused without a token', async () => {
  const hotel = await openWednesday()
  hotel.desk.fault({ path, http: 401 })
  const app = await openCourses({ hotel })
  await screen.findByText(/no data available/i)
  expect(await verified(app)).toBe(0)
})

it('CRS-06, CRS-09 the token of a guest who has left meanwhile is not the next one’s', async () => {
  const hotel = await openWednesday()
  localStorage.setItem('auth-token', 'old')
  hotel.desk.fault({ path, http: 401, times: 1 })
  const verification = heldInstead(
    '/api/tac/v1/account-verify',
    JSON.stringify({ code: 200, token: 'of the guest before' }),
  )
  const app = await openCourses({ hotel })
  await waitFor(() => expect(verification.asked()).toBe(1))
  act(() => void app.store.dispatch(checkinLost()))
  await signIn(app, '103', 'Okafor')
  await waitFor(() => expect(place()).toMatch(/^\/cp\//))
  verification.letGo()
  app.services.history.go('/courses')
  await waitFor(async () => expect(await windowsOf(app)).toHaveLength(2))
  expect(token()).toBeNull()
})

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
