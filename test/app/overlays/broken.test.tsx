import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openSignedIn } from '../harness.tsx'

it('ERR-03 a screen that breaks says so in its place, and tries again when the guest does', async () => {
  const { services, user } = await openSignedIn()
  act(() => services.history.go('/language'))
  await screen.findByRole('heading', { level: 1, name: 'Language' })

  // React reports what a boundary has caught; that is what this test is about.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const prototype: { format: unknown } = Intl.DateTimeFormat.prototype
  const dates = vi.spyOn(prototype, 'format', 'get').mockImplementation(() => {
    throw new RangeError('no such date')
  })
  act(() => services.history.go('/cp/1'))
  const text = await screen.findByRole('alert')
  expect(text.textContent).toBe(
    'We are currently having difficulties opening this module. Please try again later',
  )
  // The rest of the app stands.
  screen.getByRole('button', { name: 'Menu' })

  dates.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: /Anna/ })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
