import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { openApp, openHotel } from '../harness.tsx'

/** Opens the app in a demo mode at an in-app address. */
export async function openDemo(address: string, mode = 'demo') {
  const hotel = await openHotel()
  const query = `property=1&theme=1&mode=${mode}`
  const app = await openApp({ hotel, path: `${address}${address.includes('?') ? '&' : '?'}${query}` })
  await waitFor(() => expect(app.store.getState().session.initialised).toBe(true))
  return { ...app, calls: () => app.desk.calls({}) }
}
