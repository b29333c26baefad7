/** Renews the channel, on which the hotel does not answer the sign-in. */
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { selectIsConnected, selectIsLost } from '../../../src/domains/channel/slice.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import type { openApp } from '../harness.tsx'

type App = Awaited<ReturnType<typeof openApp>>

export const authenticate = { module: 'SQMOD_Auth', function: 'authenticate' }

export const kept = (name: string) => Object.keys(localStorage).some((key) => key.startsWith(name))

/** Number of sign-ins that the hotel has left without a response. */
export const unanswered = async ({ desk }: Pick<App, 'desk'>) =>
  (await desk.calls(authenticate)).filter(({ status, data }) => status === 'SILENT' && data.room).length

/** Loses the channel and waits until it is back. The page does not reload, as if it had just done so (RT-27). */
export async function renewChannel({ store, desk, reload }: Pick<App, 'store' | 'desk' | 'reload'>) {
  startFakeClock()
  sessionStorage.setItem('channel-reloaded-at', String(Date.now()))
  await desk.tell('faults', { drop: true })
  await waitFor(() => expect(selectIsLost(store.getState())).toBe(true))
  await passUntil(() => expect(selectIsConnected(store.getState())).toBe(true))
  expect(reload).not.toHaveBeenCalled()
}
