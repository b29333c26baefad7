/** Opens a kiosk, and finds its start screen. */
import { screen, waitFor } from '@testing-library/react'
import { type OpenOptions, openApp } from '../harness.tsx'

export const kioskPath = '/login?property=1&theme=1&mode=kiosk'

export const invitation = () => screen.findByRole('button', { name: 'Touch to begin' })
export const isAtRest = () => screen.queryByRole('button', { name: 'Touch to begin' }) !== null

/** Opens a kiosk and touches its start screen. */
export async function openKiosk(options: OpenOptions = {}) {
  const app = await openApp({ path: kioskPath, ...options })
  await app.user.click(await invitation())
  await waitFor(() => {
    if (isAtRest()) throw new Error('The kiosk still rests.')
  })
  return app
}
