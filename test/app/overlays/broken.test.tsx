import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openSignedIn } from '../harness.tsx'

/** Makes date formats throw. Silences the errors that React logs although an error boundary has caught them. */
function breakDates() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const prototype: { format: unknown } = Intl.DateTimeFormat.prototype
  return vi.spyOn(prototype, 'format', 'get').mockImplementation(() => {
    throw new RangeError('no such date')
  })
}

it('ERR-03 a screen that breaks says so in its place, and tries again when the guest does', async () => {
  const { services, user } = await openSignedIn()
  act(() => services.history.go('/language'))
  await screen.findByRole('heading', { level: 1, name: 'Language' })

  const dates = breakDates()
  act(() => services.history.go('/cp/1'))
  const text = await screen.findByRole('alert')
  expect(text.textContent).toBe(
    'We are currently having difficulties opening this module. Please try again later',
  )
  // The rest of the app is still there.
  screen.getByRole('button', { name: 'Menu' })

  dates.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: /Anna/ })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('ERR-03 the next screen takes the place of one that broke, also when its code comes later', async () => {
  const { services } = await openSignedIn()
  act(() => services.history.go('/language'))
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  breakDates()
  act(() => services.history.go('/cp/1'))
  await screen.findByRole('alert')
  act(() => services.history.go('/sleeptimer'))
  await screen.findByRole('heading', { level: 1, name: 'Sleep timer' })
  expect(screen.queryByRole('alert')).toBeNull()
})
