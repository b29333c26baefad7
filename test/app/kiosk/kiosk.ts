/** The kiosk in the lobby, and who comes by. */
import { screen, waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import { atEnd } from '../atEnd.ts'
import { type OpenOptions, openApp } from '../harness.tsx'
import { restoreRealTimers } from '../realTimers.ts'

export const kioskPath = '/login?property=1&theme=1&mode=kiosk'

/** A clock of the test's own, by which the app counts; what waits for the hotel goes on. */
export function stopClock() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  atEnd(restoreRealTimers)
}

/** Time goes by. */
export const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

export const invitation = () => screen.findByRole('button', { name: 'Touch to begin' })
export const isAtRest = () => screen.queryByRole('button', { name: 'Touch to begin' }) !== null

/** Somebody has touched the screen of a kiosk at rest. */
export async function openKiosk(options: OpenOptions = {}) {
  const app = await openApp({ path: kioskPath, ...options })
  await app.user.click(await invitation())
  await waitFor(() => {
    if (isAtRest()) throw new Error('The kiosk still rests.')
  })
  return app
}
