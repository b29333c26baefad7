import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { pass, startFakeClock } from '../fakeClock.ts'
import { openApp, openHotel, openSignedIn } from '../harness.tsx'

const offer = /^Add Hotel Aurora to your home screen\?/

/** Dispatches the event by which Chromium signals that the app can be installed. */
function signal(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome }),
  })
  act(() => void window.dispatchEvent(event))
  return event
}

/** Waits for everything that may follow the signal, and expects no offer. */
async function staysAway() {
  startFakeClock()
  await vi.dynamicImportSettled()
  await pass(500)
  await vi.dynamicImportSettled()
  expect(screen.queryByText(offer)).toBeNull()
}

const matchMedia = window.matchMedia
const userAgent = Object.getOwnPropertyDescriptor(navigator, 'userAgent')
afterEach(() => {
  window.matchMedia = matchMedia
  if (userAgent) Object.defineProperty(navigator, 'userAgent', userAgent)
  else Reflect.deleteProperty(navigator, 'userAgent')
})

it('SHELL-20, SW-04 offers the home screen when the browser signals it, and asks in the browser’s words', async () => {
  const { user } = await openSignedIn()
  expect(screen.queryByText(offer)).toBeNull()
  const event = signal()
  await screen.findByText(offer)
  expect(event.defaultPrevented).toBe(true)
  expect(event.prompt).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(event.prompt).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.queryByText(offer)).toBeNull())
})

it.each([
  [
    'puts it away',
    async (user: Awaited<ReturnType<typeof openSignedIn>>['user']) =>
      user.click(screen.getByRole('button', { name: 'Close' })),
  ],
  [
    'says no to the browser',
    async (user: Awaited<ReturnType<typeof openSignedIn>>['user']) =>
      user.click(screen.getByRole('button', { name: 'Add' })),
  ],
])('SHELL-20 a guest who %s is not asked again for a day', async (_, refuse) => {
  const hotel = await openHotel()
  let now = Date.now()
  const clock = () => now
  const first = await openSignedIn({ hotel, now: clock })
  signal('dismissed')
  await screen.findByText(offer)
  await refuse(first.user)
  await waitFor(() => expect(localStorage.getItem('install-dismissed')).toBe(String(now)))
  first.close()

  now += 23 * 60 * 60 * 1000
  const second = await openApp({ hotel, now: clock })
  await screen.findByRole('heading', { level: 1, name: /Anna/ })
  signal()
  await staysAway()
  second.close()

  now += 60 * 60 * 1000
  await openApp({ hotel, now: clock })
  await screen.findByRole('heading', { level: 1, name: /Anna/ })
  signal()
  await screen.findByText(offer)
})

it.each(['kiosk', 'tv'])('SHELL-20, MODE-19 offers nothing in mode %s', async (mode) => {
  await openSignedIn({ path: `/?property=1&theme=1&mode=${mode}` })
  signal()
  await staysAway()
})

it('SHELL-20 offers nothing in the installed app', async () => {
  window.matchMedia = (query) =>
    ({ ...matchMedia(query), matches: query.includes('standalone') }) as MediaQueryList
  await openSignedIn()
  signal()
  await staysAway()
})

it('SHELL-20 goes away when the app has been installed from the browser’s own menu', async () => {
  await openSignedIn()
  signal()
  await screen.findByText(offer)
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  await waitFor(() => expect(screen.queryByText(offer)).toBeNull())
})

it('SW-04 explains on an iPhone, which has no signal, Share and Add to Home Screen', async () => {
  Object.defineProperty(navigator, 'userAgent', {
    value:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    configurable: true,
  })
  await openSignedIn()
  await screen.findByText('To add Hotel Aurora to your home screen, tap Share, then Add to Home Screen.')
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
})
